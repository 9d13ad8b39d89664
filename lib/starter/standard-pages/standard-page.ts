import type { PageName } from '@/lib/routes/route-names';
import { block, bound, type StarterBlock, type StarterPage } from '../block';

/** The blocks of a standard page by name. */
export type Parts = Readonly<Record<string, StarterBlock>>;

/**
 * A page that every network has: its blocks by name, with the bindings and texts that all networks share. A network
 * fills them with its content and adds blocks of its own.
 */
export type StandardPage<Named extends Parts = Parts> = {
  route: PageName;
  title: string;
  noindex?: true;
  layout?: 'buyer';
  parts: Named;
};

export const standardPage = <Named extends Parts>(
  route: PageName,
  title: string,
  parts: Named,
): StandardPage<Named> => ({ route, title, parts });

/** A page that search engines do not index. */
export const unlistedPage = <Named extends Parts>(
  route: PageName,
  title: string,
  parts: Named,
): StandardPage<Named> => ({ route, title, noindex: true, parts });

/** A page of the area of signed-in buyers. */
export const buyerPage = <Named extends Parts>(
  route: PageName,
  title: string,
  parts: Named,
): StandardPage<Named> => ({ route, title, noindex: true, layout: 'buyer', parts });

/** The page of a new network; `arrange` selects and fills the blocks, by default all of them in order. */
export const starterPage = <Named extends Parts>(
  { parts, ...page }: StandardPage<Named>,
  arrange: (parts: Named) => readonly StarterBlock[] = Object.values,
): StarterPage => ({ ...page, blocks: arrange(parts) });

export const trail = bound('breadcrumbs', { source: 'trail' });
export const hero = block('hero', {});
/** The query for the record at the address of the page. */
export const current = { slug: 'current' };
/** The statuses of listings that are for sale. */
export const open = ['active', 'under_offer'];
