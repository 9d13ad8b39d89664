// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenLeadsTable } from './open-leads';

// jsdom does not compute shorthands with custom properties.
const screens = readFileSync(path.resolve('app/(cms)/screens.css'), 'utf8').replaceAll('var(--base)', '20px');
const rules = screens.match(/^\.open-leads[^{}]*\{[^{}]*\}/gm) ?? [];

test('open leads › headings and cells start at the same edge, with space around them', () => {
  const office = { office_id: 1, office: 'Osu', open: 2, oldest: 60, escalated: 0, answer_time: null };
  const table = renderToStaticMarkup(<OpenLeadsTable offices={[office]} />);
  document.body.innerHTML = `<style>${rules.join('')}</style>${table}`;
  const cells = [...document.querySelectorAll('th, td')].map((cell) => getComputedStyle(cell));
  expect(cells).toHaveLength(10);
  expect(new Set(cells.map(({ textAlign }) => textAlign))).toEqual(new Set(['start']));
  for (const { paddingTop, paddingRight } of cells)
    expect([paddingTop, paddingRight]).toEqual(['8px', '12px']);
  const drawn = document.querySelector('table');
  expect(drawn && getComputedStyle(drawn).borderCollapse).toBe('collapse');
});
