import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolder } from './media-folder';
import { deletedName, MAX_STEM_LENGTH, pictureExtensions, pictureName } from './picture-names';

/**
 * A file name based on the given one. A random suffix is added when a stored or deleted file has the same
 * name with any extension: browsers may still have the deleted one in their cache.
 */
export async function findFreeName(originalName: string): Promise<string> {
  const baseName = pictureName(originalName);
  const { name: stem, ext } = path.parse(baseName);
  let name = baseName;
  while (await isNameUsed(name)) {
    const suffix = `-${randomBytes(4).toString('hex')}`;
    name = pictureName(`${stem.slice(0, MAX_STEM_LENGTH - suffix.length)}${suffix}${ext}`);
  }
  return name;
}

async function isNameUsed(name: string): Promise<boolean> {
  const { name: stem, ext } = path.parse(name);
  const extensions = new Set([...pictureExtensions, ext.slice(1)]);
  const names = [...extensions].map((one) => `${stem}.${one}`);
  const results = await Promise.all([...names, ...names.map(deletedName)].map(fileExists));
  return results.includes(true);
}

const fileExists = (name: string): Promise<boolean> =>
  access(path.join(mediaFolder(), name)).then(
    () => true,
    () => false,
  );
