import { expect, test } from 'vitest';
import { hearWord } from './hear-word';

test.each([
  [' stop. ', 'STOP', 'stop'],
  ['“Stop” texting me, I am Kofi', 'STOP', 'stop'],
  ['Unsubscribe', 'UNSUBSCRIBE', 'stop'],
  // As Japanese keyboards write it.
  ['ＳＴＯＰ', 'STOP', 'stop'],
  ['arre\u0302t', 'ARRÊT', 'stop'],
  ['end.', 'END', 'stop'],
  ['\nQuit!', 'QUIT', 'stop'],
  ['CANCEL', 'CANCEL', 'stop'],
  ['help me', 'HELP', 'help'],
  ['info?', 'INFO', 'help'],
])('%j is heard as %s', (text, word, means) => {
  expect(hearWord(text)).toEqual({ word, means });
});

test.each([
  'Good morning, stop by?',
  'End of the month suits me',
  'END 2026',
  'Cancel my viewing on Monday',
  'Quit my job to buy it',
  'Info about the bakery please',
  'Stopped by today',
  '…',
  '',
])('%j says something else', (text) => {
  expect(hearWord(text)).toBeNull();
});
