import { expect, test } from 'vitest';
import { parseSmsKeyword } from './process-inbound-sms';

test.each([
  [' stop. ', 'STOP', 'stop'],
  ['“Stop” texting me, I am Kofi', 'STOP', 'stop'],
  ['Unsubscribe', 'UNSUBSCRIBE', 'stop'],
  // Full-width letters of Japanese keyboards.
  ['ＳＴＯＰ', 'STOP', 'stop'],
  ['arre\u0302t', 'ARRÊT', 'stop'],
  ['end.', 'END', 'stop'],
  ['\nQuit!', 'QUIT', 'stop'],
  ['CANCEL', 'CANCEL', 'stop'],
  ['help me', 'HELP', 'help'],
  ['info?', 'INFO', 'help'],
])('parseSmsKeyword › recognises %j as %s', (text, word, action) => {
  expect(parseSmsKeyword(text)).toEqual({ word, action });
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
])('parseSmsKeyword › returns null for %j', (text) => {
  expect(parseSmsKeyword(text)).toBeNull();
});
