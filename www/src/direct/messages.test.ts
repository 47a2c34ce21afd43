import { expect, test } from 'vitest';
import { type Message, readMessage, writeMessage } from './messages.ts';

const messages: Message[] = [
  { type: 'hello', game: 'quoridor', id: 'abcde12345', control: '5m+3s', record: 'e2 e8', ms: 1200 },
  { type: 'turn', ply: 0, turn: 'e2', ms: null },
  { type: 'ask', what: 'take-back', ply: 3, to: 2 },
  { type: 'answer', what: 'draw', ply: 3, agrees: false },
  { type: 'rematch', ply: 12, id: 'abcde12345' },
  { type: 'answer', what: 'rematch', ply: 12, agrees: true },
  { type: 'resign', ply: 3 },
  { type: 'flag', ply: 3, seat: 1 },
  { type: 'refused', why: 'turn' },
];

test.each(messages)('$type is read as it was written', (message) => {
  expect(readMessage(writeMessage(message))).toEqual(message);
});

test('fields that are not known are dropped', () => {
  expect(readMessage('{"v":1,"type":"resign","ply":2,"more":[]}')).toEqual({ type: 'resign', ply: 2 });
});

test.each([
  ['no text', new ArrayBuffer(4)],
  ['no JSON', '{'],
  ['null', 'null'],
  ['another version', '{"v":2,"type":"resign","ply":2}'],
  ['another type', '{"v":1,"type":"constructor"}'],
  ['a type of another type', '{"v":1,"type":["resign"],"ply":2}'],
  ['a missing field', '{"v":1,"type":"resign"}'],
  ['a negative count', '{"v":1,"type":"resign","ply":-1}'],
  ['a fraction', '{"v":1,"type":"resign","ply":1.5}'],
  ['an endless time', '{"v":1,"type":"turn","ply":1,"turn":"e2","ms":1e300}'],
  ['a long turn', JSON.stringify({ v: 1, type: 'turn', ply: 1, turn: 'e'.repeat(201), ms: null })],
  ['a seat that is none', '{"v":1,"type":"flag","ply":1,"seat":2}'],
  ['a request that is none', '{"v":1,"type":"ask","what":"win","ply":1,"to":0}'],
  ['a name that is none', '{"v":1,"type":"rematch","ply":1,"id":"../../etc."}'],
  ['a rematch without a name', '{"v":1,"type":"rematch","ply":1}'],
  ['a huge text', JSON.stringify({ v: 1, type: 'hello', record: 'x'.repeat(200_000) })],
])('%s is refused', (_, data) => {
  expect(readMessage(data)).toBeNull();
});
