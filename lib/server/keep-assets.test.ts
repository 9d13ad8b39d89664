import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepAssets } from './keep-assets';

const root = mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writeBuild(folder: string, daysAgo: number): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${path.basename(folder)}.css`), '');
  const then = Date.now() / 1000 - daysAgo * 24 * 60 * 60;
  utimesSync(folder, then, then);
  return folder;
}

test('the files of a build stay for a month after another has taken its place, however long it was served', () => {
  const kept = path.join(root, 'static');
  writeBuild(path.join(kept, 'first'), 90);
  writeBuild(path.join(kept, 'second'), 40);
  writeBuild(path.join(kept, 'third'), 20);
  const own = writeBuild(path.join(root, 'fourth'), 0);
  const assets = keepAssets(kept, 'fourth', own);
  expect([...assets.own.keys()]).toEqual(['fourth.css']);
  expect([...assets.earlier.keys()].sort()).toEqual(['second.css', 'third.css']);
  expect(readdirSync(kept).filter((name) => !name.startsWith('.'))).toEqual(['fourth', 'second', 'third']);
});
