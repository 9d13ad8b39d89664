import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { expect, test } from 'vitest';
import { isLost } from './outage';

const nowhere = '/nowhere/.s.PGSQL.5432';

test('a server whose socket is gone is lost, a file that is missing is not', async () => {
  const refused = await new Promise((resolve) => net.connect(nowhere).once('error', resolve));
  expect(isLost(refused)).toBe(true);
  expect(isLost(new Error('Failed query', { cause: refused }))).toBe(true);
  expect(isLost(await readFile(nowhere).catch((error: unknown) => error))).toBe(false);
});
