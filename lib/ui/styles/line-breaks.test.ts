import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The declarations of a rule, by its selectors; empty when a style sheet has no such rule. */
function declarationsOf(file: string, selectors: string): string {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  return css.split(` ${selectors} { `)[1]?.split(' }')[0] ?? '';
}

test('newlines of plain texts are line breaks, those between the elements of Markdown are not', () => {
  expect(declarationsOf('./elements.css', 'p, address')).toContain('white-space: pre-line;');
  expect(declarationsOf('./prose.css', '.prose p')).toContain('white-space: normal;');
});
