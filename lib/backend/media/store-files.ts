import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { APIError, type CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';
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
  await mkdir(mediaFolder(), { recursive: true });
  for (const [size, content] of Object.entries(req.payloadUploadSizes ?? {})) {
    const name = sizes?.[size]?.filename;
    if (name) await storeFile(name, content);
  }
  await storeFile(filename, req.file.data);
  return doc;
};

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
