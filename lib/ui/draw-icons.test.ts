import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons } from './draw-icons';
import { iconSheet } from './generated/icon-sheet';
import { iconNameSchema } from './icon-names';
import { drawingPath } from './publish-drawing';

it('icon sheet › the published file is current and named by its content', () => {
  expect(iconSheet).toBe(drawingPath('icons', drawIcons()));
  expect(readFileSync(`public${iconSheet}`, 'utf8')).toBe(drawIcons());
});

it('icon sheet › contains every icon, every rating and the brand mark once', () => {
  const ids = [...drawIcons().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const ratings = [0, 1, 2, 3, 4, 5].map((stars) => `stars-${stars}`);
  expect(ids.sort()).toEqual([...iconNameSchema.options, ...ratings, 'brand'].sort());
});

it('icon sheet › has no older versions', () => {
  expect(readdirSync('public/drawn').filter((file) => file.startsWith('icons-'))).toHaveLength(1);
});
