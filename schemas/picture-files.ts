import { formatList } from './format-list';

/** The maximum size of an uploaded file in bytes. */
export const MAX_FILE_BYTES = 15_000_000;

/** The maximum number of pixels of a picture; decoding more could exhaust the memory. */
export const MAX_PIXELS = 40_000_000;

const pictureTypes = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' };

/** The media types of files, by their content; SVG for network administrators only. */
export const allowedTypes = [...Object.keys(pictureTypes), 'image/svg+xml'];

const pictureTypeNames = formatList(Object.values(pictureTypes), 'or');

/** The hint of picture fields. */
export const pictureRequirements = `Choose a ${pictureTypeNames} picture of at most ${MAX_FILE_BYTES / 1_000_000} MB and ${MAX_PIXELS / 1_000_000} million pixels`;

/** The message when another file is uploaded. */
export const allowedFilesMessage = `${pictureRequirements}. Network administrators can also add SVG files without scripts`;

/** The widths of the copies created at upload, in pixels; only widths smaller than the picture's. */
export const COPY_WIDTHS = [480, 960, 1600] as const;
