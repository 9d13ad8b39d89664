import { listWords } from './list-words';

/** Bytes of the largest file that is taken. */
export const largestFile = 15_000_000;

/** The most pixels a picture may hold; decoding more could exhaust the machine. */
export const mostPixels = 40_000_000;

const pictures = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' };

/** What files may be, by their content; drawings of network administrators only. */
export const allowedTypes = [...Object.keys(pictures), 'image/svg+xml'];

const kinds = listWords(Object.values(pictures), 'or');

/** Told where pictures of pages are chosen. */
export const choosePicture = `Choose a ${kinds} picture of at most ${largestFile / 1_000_000} MB and ${mostPixels / 1_000_000} million pixels`;

/** Told to whoever sent something else. */
export const chooseAllowed = `${choosePicture}. Network administrators may also add SVG drawings without programs`;

/** Widths of the copies made at upload, in pixels. A copy is made only where it is narrower than the picture. */
export const copyWidths = [480, 960, 1600] as const;
