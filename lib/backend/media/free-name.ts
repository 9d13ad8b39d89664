import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolder } from './media-folder';
import { goneName, longestStem, pictureExtensions, pictureName } from './picture-names';

/** The name a file would be kept by, with a few letters more where one that is kept has it, whatever its extension, or one that was deleted had it: browsers may still show that one. */
export async function freeName(given: string): Promise<string> {
  const wanted = pictureName(given);
  const { name: stem, ext } = path.parse(wanted);
  let name = wanted;
  while (await isTaken(name)) {
    const more = `-${randomBytes(4).toString('hex')}`;
    name = pictureName(`${stem.slice(0, longestStem - more.length)}${more}${ext}`);
  }
  return name;
}

async function isTaken(name: string): Promise<boolean> {
  const { name: stem, ext } = path.parse(name);
  const extensions = new Set([...pictureExtensions, ext.slice(1)]);
  const names = [...extensions].map((one) => `${stem}.${one}`);
  const found = await Promise.all([...names, ...names.map(goneName)].map(exists));
  return found.includes(true);
}

const exists = (name: string): Promise<boolean> =>
  access(path.join(mediaFolder(), name)).then(
    () => true,
    () => false,
  );
