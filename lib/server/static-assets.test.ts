import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveBuildAssets } from './static-assets';

const root = mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writeBuild(folder: string, daysAgo: number): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${path.basename(folder)}.css`), '');
  const seconds = Date.now() / 1000 - daysAgo * 24 * 60 * 60;
  utimesSync(folder, seconds, seconds);
  return folder;
}

test('archiveBuildAssets › keeps the files of a build for a month after its replacement, however long it was served', () => {
  const archive = path.join(root, 'static');
  writeBuild(path.join(archive, 'first'), 90);
  writeBuild(path.join(archive, 'second'), 40);
  writeBuild(path.join(archive, 'third'), 20);
  const current = writeBuild(path.join(root, 'fourth'), 0);
  const assets = archiveBuildAssets(archive, 'fourth', current);
  expect([...assets.current.keys()]).toEqual(['fourth.css']);
  expect([...assets.earlier.keys()].sort()).toEqual(['second.css', 'third.css']);
  expect(readdirSync(archive).filter((name) => !name.startsWith('.'))).toEqual(['fourth', 'second', 'third']);
});
