import { z } from 'zod';
import { routesWith } from '@/lib/routes/page-slugs';
import { ask, type ComposedPage } from '../session/backend';

const id = z.number().nullish();
const placeSchema = z.object({
  route: z.string().nullish(),
  slug: z.string().nullish(),
  template_slug: z.string().nullish(),
  office: id,
  agent: id,
});
/** What a page's address is made of. */
export type PagePlace = z.infer<typeof placeSchema>;

/** Of the newest draft. @throws when it cannot be had. */
export async function readPlace({ id, locale }: ComposedPage): Promise<PagePlace> {
  const fields = Object.keys(placeSchema.shape).map((name) => `select[${name}]=true`);
  const answer = await ask(
    `/cms-api/pages/${id}?${['depth=0', 'draft=true', `locale=${locale}`, ...fields].join('&')}`,
  );
  return placeSchema.parse(await answer.json());
}

const own = new Set(routesWith('slug'));

/** Whether pages of a route have a part of the address for themselves: that of others says which page they are. */
export const hasOwnPart = (route: string): boolean => own.has(route);

/** What stands before the last part of an address. */
export const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
