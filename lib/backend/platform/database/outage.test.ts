import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './outage';

const missingSocket = '/nowhere/.s.PGSQL.5432';

test('outage › counts a missing server socket as a lost database, but not a missing file', async () => {
  const connectError = await new Promise((resolve) => net.connect(missingSocket).once('error', resolve));
  expect(isDatabaseUnavailable(connectError)).toBe(true);
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: connectError }))).toBe(true);
  expect(isDatabaseUnavailable(await readFile(missingSocket).catch((error: unknown) => error))).toBe(false);
});
