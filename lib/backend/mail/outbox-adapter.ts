import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { dataDir } from '../data-dir';

const sender = { name: 'Tessera', address: 'no-reply@tessera.example' };

/**
 * Puts a message into `outbox` in the data folder, a JSON file, whole as soon as it is there. One that was put there before under
 * its `id` is written over.
 */
export async function putInOutbox(
  { from = sender, to, replyTo, subject, text, html, attachments }: SendEmailOptions,
  id?: string,
): Promise<{ file: string }> {
  const folder = path.join(dataDir(), 'outbox');
  const name = id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const part = `${file}.part`;
  const message = { from, to, replyTo, subject, text, html, attachments };
  await writeFile(part, JSON.stringify(message, null, 2), { mode: 0o600 });
  await rename(part, file);
  return { file };
}

/** What Payload mails of itself (a forgotten password): into `outbox`, newest last by name. */
export const outboxAdapter: EmailAdapter<{ file: string }> = () => ({
  name: 'outbox',
  defaultFromName: sender.name,
  defaultFromAddress: sender.address,
  sendEmail: (message) => putInOutbox(message),
});
