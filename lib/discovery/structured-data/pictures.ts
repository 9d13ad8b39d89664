import type { Locale } from '@/schemas/locale';
import type { FactPicture } from '../record-facts';
import { sharePath } from '../share-picture/share-path';
import { wholeAddress } from '../site-address';

/** Drawings, which search engines do not take for pictures. */
const isDrawn = ({ src }: FactPicture): boolean => src.endsWith('.svg');

/**
 * Where programs find the pictures of a record; of one that has only drawings, the picture of its page (`share-picture`), which has them in. Left out
 * where there is none.
 */
export function pictureAddresses(
  pictures: readonly FactPicture[],
  { path, locale }: { path: string; locale: Locale },
): { image?: string[] } {
  const [first] = pictures;
  if (!first) return {};
  const found = pictures.filter((picture) => !isDrawn(picture)).map(({ src }) => src);
  return { image: (found.length > 0 ? found : [sharePath(locale, path)]).map(wholeAddress) };
}

/** The same of a record with one picture at most. */
export function pictureAddress(
  picture: FactPicture | null,
  page: { path: string; locale: Locale },
): { image?: string } {
  const [image] = pictureAddresses(picture ? [picture] : [], page).image ?? [];
  return image === undefined ? {} : { image };
}
