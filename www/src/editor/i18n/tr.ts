import type { Key } from './en.ts';

/** The Turkish UI texts of the position editor. */
const messages: Record<Key, string> = {
  begin: 'Başlangıç',
  fromGame: 'Şimdiki konum',
  fromStart: 'Başlangıç konumu',
  playPosition: 'Oyna',
  makePuzzle: 'Bulmaca yap',
  cancelEditing: 'Vazgeç',
  puzzleGoal: 'Bulunması gereken',
  puzzleWin: `{ $turns ->
    [1] Bu hamlede kazanç
   *[2] İki hamlede kazanç
  }`,
  puzzleSolution: 'Şu hamleler:',
  puzzleTurns: 'Çözümün hamleleri',
  puzzleExample: 'Hamleleri, yanıtlarla birlikte, noktalı virgülle; başka çözümleri | ile ayırın.',
  puzzleMissing: 'Çözümün ilk hamlesini yazın.',
  puzzleRefused: '{ $turn }: { $why }',
  puzzleNote: 'Bulmaca tahtada çözülür. Yayımlamadan önce bir kez kendiniz çözün.',
};

export default messages;
