import { listingCovers } from './listing-covers';
import { officePictures } from './office-pictures';
import type { PictureRecord } from './picture-record';
import { portraits } from './portraits';
import { postCovers } from './post-covers';
import { scenes } from './scenes';
import { weavePictures } from './weaves';

/** Every picture of the media library. */
export const pictures: readonly PictureRecord[] = [
  ...scenes,
  ...officePictures,
  ...portraits,
  ...listingCovers,
  ...postCovers,
  ...weavePictures,
];
