import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fontFaces } from '../ui/fonts/font-faces';
import { bundleStyles } from './bundle-styles';

test('bundleStyles › writes the style sheet and every file that it names, and returns the fonts to preload', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  const fileOf = (address: string) => path.join(folder, address.replace('/_next/', ''));
  const { styles, fonts } = await bundleStyles(folder);
  const css = readFileSync(fileOf(styles), 'utf8');
  const named = [...css.matchAll(/url\("?(?!"?data:)([^")]+)"?\)/g)].map(([, address = '']) => address);
  expect(named.filter((address) => address.endsWith('.woff2'))).toHaveLength(fontFaces.length);
  expect(named.filter((address) => address.startsWith('/_next/') && !existsSync(fileOf(address)))).toEqual(
    [],
  );
  expect(fonts.map((address) => named.includes(address) && existsSync(fileOf(address)))).toEqual([
    true,
    true,
  ]);
  expect(css).toContain('url(data:font/woff2;');
  rmSync(folder, { recursive: true });
});
