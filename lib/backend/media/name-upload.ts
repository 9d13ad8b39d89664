import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { mediaFolder } from './media-folder';
import { pictureName } from './picture-names';

/**
 * Renames a file on its way in, before anything else looks at it: no file that is kept has its name, whatever its
 * extension, which may yet be mended. A picture is only ever made from a file that was sent.
 */
export const nameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.query?.uploadEdits;
  if (req.file) req.file = { ...req.file, name: await freeName(req.file.name) };
  return args;
};

async function freeName(given: string): Promise<string> {
  const files = await readdir(mediaFolder()).catch(() => []);
  const taken = new Set(files.map(stemOf));
  const { name: stem, ext } = path.parse(pictureName(given));
  let name = `${stem}${ext}`;
  for (let at = 1; taken.has(stemOf(name)); at += 1) name = pictureName(`${stem}-${at}${ext}`);
  return name;
}

const stemOf = (name: string): string => path.parse(name).name;
