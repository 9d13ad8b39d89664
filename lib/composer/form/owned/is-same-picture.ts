import { copyWidths } from '@/schemas/picture-files';

/** Whether two addresses are of one picture: its copies say their width, as `osu-480.webp`, and no picture's own name ends so. */
export const isSamePicture = (one: string, other: string): boolean => original(one) === original(other);

const width = new RegExp(`-(?:${copyWidths.join('|')})(?=\\.\\w+$)`);
const original = (src: string): string => src.replace(width, '');
