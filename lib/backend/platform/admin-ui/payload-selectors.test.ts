import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { payloadSelectors } from './payload-selectors';

const backend = path.resolve(import.meta.dirname, '../..');
const itself = 'screens/payload-selectors.ts';
/** A class or an id at the start of a quoted selector that is looked for in a document. */
const found = /(?:querySelector(?:All)?(?:<\w+>)?|closest(?:<\w+>)?|matches)\(\s*(['"`][.#][^'"`]+['"`])/g;

const selectorsIn = (text: string): string[] =>
  [...text.matchAll(found)].map(([, selector = '']) => selector);

test("code finds parts of Payload's screens by the listed selectors only", () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: backend }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const others = files
    .filter((file) => file !== itself)
    .flatMap((file) =>
      selectorsIn(readFileSync(path.join(backend, file), 'utf8')).map((selector) => `${file}: ${selector}`),
    );
  expect(others).toEqual([]);
});

test('a selector elsewhere is found', () => {
  expect(selectorsIn("control.closest('.field-type')")).toEqual(["'.field-type'"]);
  expect(selectorsIn("document.querySelectorAll<HTMLElement>('#action-save')")).toEqual(["'#action-save'"]);
});

test('each selector is used', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: backend })
    .filter((file) => file !== itself && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(backend, file), 'utf8'))
    .filter((text) => text.includes('payloadSelectors'))
    .join('\n');
  const names = Object.keys(payloadSelectors);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
