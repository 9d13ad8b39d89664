import type { Picture } from '@/schemas/reference';
import type { PictureRecord } from './picture-record';
import { scenes } from './scenes';
import { weavePictures } from './weaves';

const usable: ReadonlyMap<string, PictureRecord> = new Map(
  [...scenes, ...weavePictures].map((picture) => [picture.name, picture]),
);

/**
 * A reference to a scene, weave or logo of the media library by its name.
 * @throws when there is none with this name.
 */
export function findPicture(name: string): Picture {
  if (!usable.has(name)) throw new Error(`No picture is called ${name}`);
  return { media: name };
}
