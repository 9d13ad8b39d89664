import { copyWidths } from '@/schemas/picture-files';

const extensions: Record<string, string> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};
/** The extensions that pictures are kept with. */
export const pictureExtensions = [...new Set(Object.values(extensions))];

/** The most characters of a name without its extension. */
export const longestStem = 80;
/** Names that some systems keep for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name that is safe in an address and cannot be taken for the copy of another picture, which would
 * overwrite it: small letters, digits and hyphens, never ending in the width of a copy, never a device's.
 */
export function pictureName(given: string): string {
  const dot = given.lastIndexOf('.');
  const written = dot > 0 ? given.slice(dot + 1).toLowerCase() : '';
  const stem = (dot > 0 ? given.slice(0, dot) : given)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '');
  const isCopy = copyWidths.some((width) => stem === String(width) || stem.endsWith(`-${width}`));
  return `${stem || 'picture'}${isCopy || device.test(stem) ? '-picture' : ''}.${extensions[written] ?? (written.replace(/[^a-z0-9]/g, '') || 'bin')}`;
}

const part = '.part';

/** The name of a file that is being written. */
export const partName = (id: string): string => `.${id}${part}`;

/** True for the name of a file that was being written, which nothing serves. */
export const isPartName = (name: string): boolean => name.startsWith('.') && name.endsWith(part);

const gone = '.gone-';

/** The name by which the file of a deleted picture lies until it is removed: nothing serves it, and no other takes its name meanwhile. */
export const goneName = (name: string): string => `${gone}${name}`;

export const isGoneName = (name: string): boolean => name.startsWith(gone);

/** True for the name of a file this site may have kept: nothing that leads out of the folder. */
export function isPictureName(name: string): boolean {
  return name.length <= 200 && /^[a-z0-9][a-z0-9_-]*\.(png|jpe?g|webp|avif|svg)$/i.test(name);
}
