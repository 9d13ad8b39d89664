import { selectFields } from '@/schemas/composing/cms';
import {
  type PageAddressFields,
  pageAddressFieldsSchema,
  readPageAddressCall,
} from '@/schemas/composing/new-page';
import { type ComposedPage, callForPage } from '../session/composer-api';

/**
 * Reads the address fields of the newest draft.
 * @throws if the request fails
 */
export async function readPageAddress({ id, locale }: ComposedPage): Promise<PageAddressFields> {
  const query = selectFields(pageAddressFieldsSchema, locale);
  return (await callForPage(readPageAddressCall, { params: { collection: 'pages', id }, query })).body;
}
