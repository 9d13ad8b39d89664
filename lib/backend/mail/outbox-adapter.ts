import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailAdapter } from 'payload';
import { dataDir } from '../data-dir';

const sender = { name: 'Tessera', address: 'no-reply@tessera.example' };

/** Puts every message into `outbox` in the data folder, one JSON file each, newest last by name; whole as soon as it is there. */
export const outboxAdapter: EmailAdapter<{ file: string }> = () => ({
  name: 'outbox',
  defaultFromName: sender.name,
  defaultFromAddress: sender.address,
  sendEmail: async ({ from = sender, to, subject, text, html }) => {
    const folder = path.join(dataDir(), 'outbox');
    const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`);
    await mkdir(folder, { recursive: true });
    const part = `${file}.part`;
    await writeFile(part, JSON.stringify({ from, to, subject, text, html }, null, 2), { mode: 0o600 });
    await rename(part, file);
    return { file };
  },
});
