import { offices } from '../data/offices/offices';
import type { PictureRecord } from './picture-record';

/** The media name of the image of an office. */
export const officePictureName = (slug: string) => `office-${slug}`;

export const officePictures: readonly PictureRecord[] = offices
  .filter(({ picture }) => picture)
  .map(({ slug, name, locality }) => ({
    name: officePictureName(slug),
    alt: `Drawing of the street in ${locality} where ${name} has its office`,
  }));
