import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { claimMediaFolder, getMediaFolder } from './media-folder';
import { formatPartName } from './picture-names';

const storedNamesSchema = z.object({
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() })).nullish(),
});

/**
 * Hook that writes the uploaded file and its copies after the record is written and before the transaction
 * commits: the name is then unique, and no other file is overwritten.
 */
export const storeFiles: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  if (!req.file) return doc;
  const { filename, sizes } = storedNamesSchema.parse(data);
  const copies = Object.entries(req.payloadUploadSizes ?? {}).flatMap(([size, content]): FileToStore[] => {
    const name = sizes?.[size]?.filename;
    return name ? [{ name, content }] : [];
  });
  await storeAll([...copies, { name: filename, content: req.file.data }], req);
  return doc;
};

type FileToStore = { name: string; content: Uint8Array };

/** Stores all files or none. @throws APIError 507 when the disk is full. */
async function storeAll(files: readonly FileToStore[], { payload }: PayloadRequest): Promise<void> {
  const stored: string[] = [];
  try {
    const isNew = (await mkdir(getMediaFolder(), { recursive: true })) !== undefined;
    if (isNew) await claimMediaFolder(payload.db.drizzle);
    for (const { name, content } of files) {
      await storeFile(name, content);
      stored.push(name);
    }
  } catch (error) {
    for (const name of stored) await rm(path.join(getMediaFolder(), name), { force: true });
    if (!isDiskFull(error)) throw error;
    const message = 'The disk for pictures is full. Nothing was saved: contact the administrator';
    throw new APIError(message, 507, null, true);
  }
}

/** Whether the disk or its quota is full, or the disk is read-only. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/.test(String(error.code));

/** @throws APIError when a file of this name exists: it can belong to another picture. */
async function storeFile(name: string, content: Uint8Array): Promise<void> {
  const temporaryFile = path.join(getMediaFolder(), formatPartName(randomUUID()));
  try {
    const file = await open(temporaryFile, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(temporaryFile, path.join(getMediaFolder(), name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new APIError('Upload the picture again: another with this name arrived at the same time', 409);
    throw error;
  } finally {
    await rm(temporaryFile, { force: true });
  }
}
