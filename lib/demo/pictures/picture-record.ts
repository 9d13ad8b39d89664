/** One picture of the media library: `name` is its file name in `data/pictures` without `.svg`. */
export type PictureRecord = { name: string; alt: string };
