import { selectFields } from '@/schemas/composing/cms';
import { type PagePlace, pagePlaceSchema, readPagePlaceCall } from '@/schemas/composing/new-page';
import { type ComposedPage, callForPage } from '../session/composer-api';

/** Of the newest draft. @throws when it cannot be had. */
export async function readPlace({ id, locale }: ComposedPage): Promise<PagePlace> {
  const query = selectFields(pagePlaceSchema, locale);
  return (await callForPage(readPagePlaceCall, { params: { collection: 'pages', id }, query })).body;
}
