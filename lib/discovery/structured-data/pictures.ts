import type { Locale } from '@/schemas/locale';
import { absoluteUrl } from '../absolute-urls';
import type { FactPicture } from '../record-facts';
import { sharePath } from '../share-picture/share-path';

/** Drawings, which search engines do not index as pictures. */
const isDrawing = ({ src }: FactPicture): boolean => src.endsWith('.svg');

/**
 * The picture URLs of a record; for records that only have drawings the preview picture of the page, which
 * contains them. Omitted when there are no pictures.
 */
export function imageProperties(
  pictures: readonly FactPicture[],
  { path, locale }: { path: string; locale: Locale },
): { image?: string[] } {
  const [first] = pictures;
  if (!first) return {};
  const photos = pictures.filter((picture) => !isDrawing(picture)).map(({ src }) => src);
  return { image: (photos.length > 0 ? photos : [sharePath(locale, path)]).map(absoluteUrl) };
}

/** The same for a record with at most one picture. */
export function imageProperty(
  picture: FactPicture | null,
  page: { path: string; locale: Locale },
): { image?: string } {
  const [image] = imageProperties(picture ? [picture] : [], page).image ?? [];
  return image === undefined ? {} : { image };
}
