import type { Setting } from '../art/scenes/office-setting';
import { offices } from '../data/offices/offices';
import type { PictureRecord } from './picture-record';

const settings: Readonly<Record<string, Setting>> = {
  osu: 'coast',
  'east-legon': 'city',
  'airport-city': 'city',
  tema: 'harbour',
  koforidua: 'hills',
  ho: 'hills',
  adum: 'city',
  ahodwo: 'forest',
  takoradi: 'harbour',
  'cape-coast': 'coast',
  sunyani: 'forest',
  tamale: 'savannah',
};

/** The media name of an office's picture. */
export const officePictureName = (slug: string) => `office-${slug}`;

export const officePictures: readonly PictureRecord[] = offices
  .filter(({ picture }) => picture)
  .map(({ slug, name, locality }) => ({
    name: officePictureName(slug),
    alt: `Drawing of the street in ${locality} where ${name} has its office`,
    request: { kind: 'office', key: slug, setting: settings[slug] ?? 'city' },
  }));
