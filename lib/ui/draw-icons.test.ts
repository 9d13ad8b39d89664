import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingPath } from '../drawings/publish-drawing';
import { drawIcons } from './draw-icons';
import { iconSheet } from './generated/icon-sheet';
import { iconNameSchema } from './icon-names';

it('is the sheet that is served, under a name of its content', () => {
  expect(iconSheet).toBe(drawingPath('icons', drawIcons()));
  expect(readFileSync(`public${iconSheet}`, 'utf8')).toBe(drawIcons());
});

it('holds every icon, every rating and the brand once', () => {
  const ids = [...drawIcons().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const ratings = [0, 1, 2, 3, 4, 5].map((stars) => `stars-${stars}`);
  expect(ids.sort()).toEqual([...iconNameSchema.options, ...ratings, 'brand'].sort());
});

it('leaves no older sheet behind', () => {
  expect(readdirSync('public/drawn').filter((file) => file.startsWith('icons-'))).toHaveLength(1);
});
