import type { FactPicture } from '../record-facts';
import { wholeAddress } from '../site-address';

/** Where programs find a picture; left out where there is none. */
export const pictureAddress = (picture: FactPicture | null): { image?: string } =>
  picture ? { image: wholeAddress(picture.src) } : {};
