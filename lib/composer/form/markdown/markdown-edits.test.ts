import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TextSelection } from '../../editing/toggle-mark';
import { toggleMark } from '../../editing/toggle-mark';
import { applyEdit, insertLink, toggleLines } from './markdown-edits';

/** Parses a text in which `|` marks the start and the end of the selection. */
function read(marked: string): TextSelection {
  const [before = '', inner = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + inner, start: before.length, end: before.length }
    : { text: before + inner + after, start: before.length, end: before.length + inner.length };
}

it.each([
  ['a |bold| word', '**', 'a **bold** word'],
  ['a| bold |word', '**', 'a **bold** word'],
  ['a **|bold|** word', '**', 'a bold word'],
  ['a |**bold**| word', '**', 'a bold word'],
  ['a **|bold|** word', '*', 'a ***bold*** word'],
  ['a ***|bold|*** word', '*', 'a **bold** word'],
  ['nothing | here', '*', 'nothing *text* here'],
  ['|- red\n- blue|', '**', '- **red**\n- **blue**'],
  ['|- **red**\n- **blue**|', '**', '- red\n- blue'],
  ['|- red|', '**', '- **red**'],
  ['|One par\n\nTwo par|', '*', '*One par*\n\n*Two par*'],
  ['|## Title|', '**', '## **Title**'],
  ['In |one\n1. two| three', '**', 'In **one**\n1. **two** three'],
  ['a **bold| **word', '*', 'a **bold*text* **word'],
])('toggleMark › %s with %s', (before, mark, after) => {
  const selected = read(before);
  expect(applyEdit(selected.text, toggleMark(selected, mark, 'text'))).toBe(after);
});

it.each([
  ['a **bold|** word', '**', 'a **bold**| word'],
  ['a **bold |**', '**', 'a **bold** |'],
  ['a *slanted|* word', '*', 'a *slanted*| word'],
  ['* one *slanted|*', '*', '* one *slanted*|'],
  ['a ***both|***', '**', 'a ***both**|*'],
  ['a **|** word', '**', 'a | word'],
  ['Come** now |**', '**', 'Come **now** |'],
  ['Come* now|*', '*', 'Come *now*|'],
  ['*slow and **sure|***', '**', '*slow and **sure**|*'],
  ['*slow and **sure**|*', '*', '*slow and **sure***|'],
  ['**a**|', '**', '**a|**'],
  ['**ab|**', '**', '**ab**|'],
  ['2 * 3* |', '*', '2 * 3* *|text|*'],
  ['2 * 3 is |*six* d', '*', '2 * 3 is *|text|**six* d'],
  ['a \\* b |*c* d', '*', 'a \\* b *|text|**c* d'],
  ['a *b* and |*c* d', '*', 'a *b* and *|text|**c* d'],
  ['a **one** and |**two** word', '**', 'a **one** and **|text|****two** word'],
])('toggleMark › moves the caret out of the mark it is in: %s with %s', (before, mark, after) => {
  const selected = read(before);
  const { selection, ...edit } = toggleMark(selected, mark, 'text');
  const text = applyEdit(selected.text, { ...edit, selection });
  const [start, end] = selection;
  const bar = start === end ? '|' : `|${text.slice(start, end)}|`;
  expect(text.slice(0, start) + bar + text.slice(end)).toBe(after);
});

it.each([
  ['|one', '- ', '- one'],
  ['|one\n\ntwo|', '- ', '- one\n\n- two'],
  ['|- one\n- two|', '- ', 'one\ntwo'],
  ['# On|e', '## ', '## One'],
  ['above\n|1. one|\nbelow', '## ', 'above\n## one\nbelow'],
])('toggleLines › %j with %s', (before, mark, after) => {
  const selected = read(before);
  expect(applyEdit(selected.text, toggleLines(selected, mark))).toBe(after);
});

it('insertLink › uses the selection as the label, or the name of the target', () => {
  const selected = read('Ask |the [Osu] office| now');
  expect(applyEdit(selected.text, insertLink(selected, '', '/locations/osu'))).toBe(
    'Ask [the \\[Osu\\] office](/locations/osu) now',
  );
  const noSelection = read('Ask | now');
  expect(applyEdit(noSelection.text, insertLink(noSelection, 'Osu', 'https://example.com/a b'))).toBe(
    'Ask [Osu](<https://example.com/a%20b>) now',
  );
});

it('toggleMark › changes only the lines of the selection', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('**', '*'),
      (text, first, second, mark) => {
        const [start = 0, end = 0] = [first % (text.length + 1), second % (text.length + 1)].sort(
          (a, b) => a - b,
        );
        const edit = toggleMark({ text, start, end }, mark, 'text');
        const done = applyEdit(text, edit);
        expect(done.startsWith(text.slice(0, edit.from))).toBe(true);
        expect(done.endsWith(text.slice(edit.to))).toBe(true);
      },
    ),
  );
});
