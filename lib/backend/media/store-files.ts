import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { markFolder } from './folder-mark';
import { mediaFolder } from './media-folder';
import { partName } from './picture-names';

const storedNames = z.object({
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() })).nullish(),
});

/**
 * Writes the file that came with a change, and its copies, once the record is written and before it is committed:
 * the record's name is unique by then, and no other file is touched.
 */
export const storeFiles: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  if (!req.file) return doc;
  const { filename, sizes } = storedNames.parse(data);
  const copies = Object.entries(req.payloadUploadSizes ?? {}).flatMap(([size, content]): File[] => {
    const name = sizes?.[size]?.filename;
    return name ? [{ name, content }] : [];
  });
  await storeAll([...copies, { name: filename, content: req.file.data }], req);
  return doc;
};

type File = { name: string; content: Uint8Array };

/** All of them or none. @throws APIError 507 when the disk holds no more. */
async function storeAll(files: readonly File[], { payload }: PayloadRequest): Promise<void> {
  const stored: string[] = [];
  try {
    const isNew = (await mkdir(mediaFolder(), { recursive: true })) !== undefined;
    if (isNew) await markFolder(payload.db.drizzle);
    for (const { name, content } of files) {
      await storeFile(name, content);
      stored.push(name);
    }
  } catch (error) {
    for (const name of stored) await rm(path.join(mediaFolder(), name), { force: true });
    if (!isFull(error)) throw error;
    const told = 'The disk for pictures is full. Nothing was saved: tell the administrator';
    throw new APIError(told, 507, null, true);
  }
}

/** Whether the disk is full, the share of it that may be used, or it takes nothing any more. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/.test(String(error.code));

/** @throws APIError when a file of this name is there: it may be another's. */
async function storeFile(name: string, content: Uint8Array): Promise<void> {
  const part = path.join(mediaFolder(), partName(randomUUID()));
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(part, path.join(mediaFolder(), name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new APIError('Send the picture again: another of this name came at the same time', 409);
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}
