import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFiles } from './brand-files';

it.each(Object.entries(brandFiles()))('public/brand/%s is what the code draws', (name, svg) => {
  expect(readFileSync(`public/brand/${name}`, 'utf8')).toBe(svg);
});

it('keeps the picture for sharing small enough to commit', () => {
  expect(statSync('public/brand/share.png').size).toBeLessThan(60_000);
});
