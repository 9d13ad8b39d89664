import type { Picture } from '@/schemas/reference';
import type { PictureRecord } from './picture-record';
import { scenes } from './scenes';
import { weavePictures } from './weaves';

const usable: ReadonlyMap<string, PictureRecord> = new Map(
  [...scenes, ...weavePictures].map((picture) => [picture.name, picture]),
);

/** A scene, weave or mark of the media library, referred to by its name. @throws when there is none of this name. */
export function showPicture(name: string): Picture {
  if (!usable.has(name)) throw new Error(`No picture is called ${name}`);
  return { media: name };
}
