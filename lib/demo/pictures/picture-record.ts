import type { PictureRequest } from '../art/picture-request';

/** One picture of the media library: `name` is its file name without `.svg`. */
export type PictureRecord = { name: string; alt: string; request: PictureRequest };
