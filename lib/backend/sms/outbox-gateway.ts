import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../data-dir';
import type { SmsGateway } from './gateway';

/** Puts messages into `outbox` in the data folder, a JSON file each, whole as soon as it is there; once, by its id. */
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
