import { foldLetters } from '@/schemas/fold-letters';
import { COPY_WIDTHS } from '@/schemas/picture-files';

const extensions: Record<string, string> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};
/** Extensions of stored pictures. */
export const pictureExtensions = [...new Set(Object.values(extensions))];

/** Maximum length of a name without its extension. */
export const MAX_STEM_LENGTH = 80;
/** Reserved device names of Windows. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A safe file name that cannot be confused with the resized copy of another picture: lower-case letters,
 * digits and hyphens, not ending in the width of a copy, not a device name.
 */
export function toPictureName(originalName: string): string {
  const dot = originalName.lastIndexOf('.');
  const extension = dot > 0 ? originalName.slice(dot + 1).toLowerCase() : '';
  const stem = foldLetters(dot > 0 ? originalName.slice(0, dot) : originalName)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|-+$/g, '');
  const isCopy = COPY_WIDTHS.some((width) => stem === String(width) || stem.endsWith(`-${width}`));
  return `${stem || 'picture'}${isCopy || reservedNames.test(stem) ? '-picture' : ''}.${extensions[extension] ?? (extension.replace(/[^a-z0-9]/g, '') || 'bin')}`;
}

const partSuffix = '.part';

/** Name of a file while it is being written. */
export const formatPartName = (id: string): string => `.${id}${partSuffix}`;

/** Whether the file is still being written; such files are not served. */
export const isPartName = (name: string): boolean => name.startsWith('.') && name.endsWith(partSuffix);

const deletedPrefix = '.gone-';

/**
 * Name of a deleted picture's file until the sweep removes it: it is not served, and its original name stays
 * reserved.
 */
export const formatDeletedName = (name: string): string => `${deletedPrefix}${name}`;

export const isDeletedName = (name: string): boolean => name.startsWith(deletedPrefix);

/** Whether the name can be one of a stored picture; excludes all paths out of the folder. */
export function isPictureName(name: string): boolean {
  return name.length <= 200 && /^[a-z0-9][a-z0-9_-]*\.(png|jpe?g|webp|avif|svg)$/i.test(name);
}
