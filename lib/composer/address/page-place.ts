import { routesWith } from '@/lib/routes/page-slugs';
import { type PagePlace, pagePlaceSchema, readPagePlaceCall, selectFields } from '@/schemas/composing/cms';
import { type ComposedPage, callForPage } from '../session/backend';

/** Of the newest draft. @throws when it cannot be had. */
export async function readPlace({ id, locale }: ComposedPage): Promise<PagePlace> {
  const query = selectFields(pagePlaceSchema, locale);
  return (await callForPage(readPagePlaceCall, { params: { collection: 'pages', id }, query })).body;
}

const own = new Set(routesWith('slug'));

/** Whether pages of a route have a part of the address for themselves: that of others says which page they are. */
export const hasOwnPart = (route: string): boolean => own.has(route);

/** What stands before the last part of an address. */
export const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
