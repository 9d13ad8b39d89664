import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the stored pictures, one SVG file per picture name. */
export const pictureFolder = path.resolve(import.meta.dirname, '../data/pictures');

/** The SVG file of a picture. @throws when there is none of this name. */
export const readPicture = (name: string): Promise<Buffer> =>
  readFile(path.join(pictureFolder, `${name}.svg`));
