import { expect, test } from 'vitest';
import { descriptionOf, readAnswer, readInvitation, sdpOf, writeAnswer, writeInvitation } from './description.ts';

const SDP = [
  'v=0',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=candidate:1665124213 1 udp 2113937151 3384d967-9159-4752-a69d-cff05ea60e82.local 33856 typ host generation 0',
  'a=candidate:2 1 udp 2113937150 192.168.1.7 40000 typ host',
  'a=candidate:3 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active',
  'a=ice-ufrag:EnqL',
  'a=ice-pwd:WRub6PRI7TvddqeaLrZPORna',
  `a=fingerprint:sha-256 ${Array(32).fill('D1').join(':')}`,
  '',
].join('\r\n');

const description = descriptionOf(SDP);
const invitation = { id: 'abcde12345', seat: 1, control: '5m+3s', ...description };

test('a description has all data for connecting', () => {
  expect(description.candidates).toEqual([
    ['3384d967-9159-4752-a69d-cff05ea60e82.local', 33856],
    ['192.168.1.7', 40000],
  ]);
  expect(descriptionOf(sdpOf(description, 'offer'))).toEqual(description);
  expect(sdpOf(description, 'answer')).toContain('a=setup:active');
});

test('invitations and answers are read as they were written, and fit a QR code', () => {
  const text = writeInvitation(invitation);
  expect(text).toMatch(/^[\w-]{1,500}$/);
  expect(readInvitation(text)).toEqual(invitation);
  const answer = { id: invitation.id, ...description };
  expect(readAnswer(` https://example.org/#arimaa/p/${writeAnswer(answer)}\n`)).toEqual(answer);
  expect(readAnswer(text)).toBeNull();
  expect(readInvitation(writeAnswer(answer))).toBeNull();
});

const changes: [name: string, change: object][] = [
  ['a line break in the password', { password: 'WRub6PRI7TvddqeaLrZPORna\r\na=x' }],
  ['a short password', { password: 'abc' }],
  ['another fingerprint', { fingerprint: 'D1:D1' }],
  ['a server as candidate', { candidates: [['example.org', 80]] }],
  ['a line break in a candidate', { candidates: [['1.2.3.4\r\na=x', 80]] }],
  ['a port that is none', { candidates: [['1.2.3.4', 70_000]] }],
  ['too many candidates', { candidates: Array(17).fill(['1.2.3.4', 80]) }],
  ['a seat that is none', { seat: 2 }],
  ['a name that is none', { id: '../x' }],
  ['a control that is none', { control: '<b>' }],
];
test.each(changes)('%s is refused', (_, change) => {
  expect(readInvitation(writeInvitation({ ...invitation, ...change }))).toBeNull();
});

test('texts that are not an invitation are refused', () => {
  for (const text of ['', 'x', 'a'.repeat(5000), btoa('[1]'), btoa('{}'), 'ä']) expect(readInvitation(text)).toBeNull();
});
