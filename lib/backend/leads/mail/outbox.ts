import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendEmailOptions } from 'payload';
import { getDataDir } from '../../platform/data-dir';

/** The sender of mails without `MAIL_FROM`. */
export const outboxSender = { name: 'Tessera', address: 'no-reply@tessera.example' };

/**
 * Writes a message as a JSON file to the folder `outbox` of the data directory, atomically. An existing file
 * with the same `id` is replaced.
 */
export async function writeToOutbox(
  { from = outboxSender, to, replyTo, subject, text, html, headers, attachments }: SendEmailOptions,
  id?: string,
): Promise<{ file: string }> {
  const folder = path.join(getDataDir(), 'outbox');
  const name = id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const temporaryFile = `${file}.part`;
  const message = { from, to, replyTo, subject, text, html, headers, attachments };
  await writeFile(temporaryFile, JSON.stringify(message, null, 2), { mode: 0o600 });
  await rename(temporaryFile, file);
  return { file };
}
