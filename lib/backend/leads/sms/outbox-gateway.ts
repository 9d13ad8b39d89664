import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../../platform/data-dir';
import type { SmsGateway } from './gateway';

/**
 * Writes each message as a JSON file to the folder `outbox` of the data directory, atomically and once per
 * id.
 */
export const outboxGateway: SmsGateway = {
  name: 'outbox',
  send: async ({ id, to, text }) => {
    const folder = path.join(dataDir(), 'outbox');
    const file = path.join(folder, `sms-${id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify({ to, text }, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  },
};
