import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const keepEnglishStrings: (source: string) => string = createRequire(import.meta.url)(
  './english-strings-loader.cjs',
);

const modules = globSync('node_modules/{react-aria,react-aria-components}/dist/private/**/intlStrings.mjs');

it('React Aria › has its strings in modules named as in next.config', () => {
  expect(modules.length).toBeGreaterThan(10);
});

it.each(modules)('%s › contains only English strings after the loader', (module) => {
  const source = readFileSync(module, 'utf8');
  const english = keepEnglishStrings(source);
  expect(source.match(/"[a-z]{2}-[A-Z]{2}": /g)?.length).toBeGreaterThan(30);
  expect(english.match(/"[a-z]{2}-[A-Z]{2}": /g)).toEqual(['"en-US": ']);
  expect(english.match(/^import /gm)).toHaveLength(1);
});
