import { expect, test } from 'vitest';
import { isBlank, plainTextIssue } from './plain-text';

test.each([
  'Ama Mensah',
  "Nana Akosua O'Brien-Dɔnkɔ",
  'محمد',
  'שלום',
  '加纳',
  '👩‍💼 Realtors',
  'co\u00adoperation',
  'Prix\u00a0: 5 000',
])('%j is plain text', (text) => {
  expect(plainTextIssue(text)).toBeNull();
  expect(plainTextIssue(`${text}\r\n\t${text}`, { lines: 'many' })).toBeNull();
});

test.each([
  ['Ama \u202eMensah', 'U+202E after "Ama"'],
  ['\u202dAma', 'U+202D at the beginning'],
  ['Ama\u2066', 'U+2066 after "Ama"'],
  ['Ama\u200f', 'U+200F after "Ama"'],
  ['Ama\u061c', 'U+061C after "Ama"'],
  ['Ama\u0007', 'U+0007 after "Ama"'],
  ['Ama\ud800', 'U+D800 after "Ama"'],
  ['Ama\u0085', 'U+0085 after "Ama"'],
  ['Ama\u001b[31m', 'U+001B after "Ama"'],
])('%j is rejected, on one line or several', (text, position) => {
  for (const lines of ['one', 'many'] as const)
    expect(plainTextIssue(text, { lines })).toBe(
      `Remove the invisible character ${position}: retype this, or paste it without formatting`,
    );
});

test.each(['\u0301', '\u0301\u200d'])('too many marks on one letter are rejected: %j', (mark) => {
  expect(plainTextIssue(`Ama${mark.repeat(8)} Mensah`)).toBeNull();
  expect(plainTextIssue(`Ama${mark.repeat(9)} Mensah`)).toBe(
    'Remove the marks after "Ama": at most 8 are allowed on one letter',
  );
});

test.each(['Ama\nMensah', 'Ama\tMensah', 'Ama\u2028Mensah'])('%j is rejected on one line', (text) => {
  expect(plainTextIssue(text)).toBe('Write this on one line: it has a line break after "Ama"');
});

test.each([
  '',
  '  \t\n',
  '\u00a0\u2003\u3000',
  '\u200b\u2060\ufeff',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800',
  '\u00ad',
  '\u034f\u180e\ufe0f',
  '\u{e0041}\u{1d159}',
])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}Ama${text}`)).toBe(false);
});

test.each(['.', '0', '–', '加', '👍\ufe0f', 'ا'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
