import type { Image } from '@/schemas/image';
import { drawPicture } from '../art/draw-picture';
import type { PictureRecord } from './picture-record';
import { scenes } from './scenes';
import { weavePictures } from './weaves';

const usable: ReadonlyMap<string, PictureRecord> = new Map(
  [...scenes, ...weavePictures].map((picture) => [picture.name, picture]),
);

/** A scene, weave or mark of the media library as a block shows it. @throws when there is none of this name. */
export function showPicture(name: string): Image {
  const picture = usable.get(name);
  if (!picture) throw new Error(`No picture is called ${name}`);
  const { width, height } = drawPicture(picture.request);
  return { src: `/media/${name}.svg`, alt: picture.alt, width, height, widths: [] };
}
