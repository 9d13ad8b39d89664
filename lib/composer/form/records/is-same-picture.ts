import { COPY_WIDTHS } from '@/schemas/picture-files';

/**
 * Whether two URLs are sizes of the same picture. Resized copies have their width as a suffix, such as
 * `osu-480.webp`; the name of an original never ends like that.
 */
export const isSamePicture = (a: string, b: string): boolean => originalUrl(a) === originalUrl(b);

const widthSuffix = new RegExp(`-(?:${COPY_WIDTHS.join('|')})(?=\\.\\w+$)`);
const originalUrl = (src: string): string => src.replace(widthSuffix, '');
