import type { PageName } from '@/lib/routes/route-names';
import type { Parts, StandardPage } from '@/lib/starter/standard-pages/standard-page';
import type { BlockDraft } from './block';

/** A page in the form of the seed. Offices and agents are slugs; undefined for pages of the network. */
export type PageRecord = {
  /** Unique in the seed; the ids of its blocks start with it. */
  key: string;
  title: string;
  route: PageName;
  slug?: string;
  template_slug?: string;
  /** The kind of template, such as "Marketing Landing Page". */
  name?: string;
  office?: string;
  agent?: string;
  layout?: 'default' | 'logo' | 'buyer';
  meta_title?: string;
  meta_description?: string;
  noindex?: boolean;
  show_in_menu?: boolean;
  menu_label?: string;
  menu_order?: number;
  blocks: readonly BlockDraft[];
};

type Content<Named extends Parts> = Omit<PageRecord, 'title' | 'route' | 'noindex' | 'blocks'> & {
  /** Default: the title that the page has in every network. */
  title?: string;
  blocks: (parts: Named) => readonly BlockDraft[];
};

/** A standard page with the content of the demo network. */
export const demoPage = <Named extends Parts>(
  { parts, ...page }: StandardPage<Named>,
  { blocks, ...content }: Content<Named>,
): PageRecord => ({ ...page, ...content, blocks: blocks(parts) });
