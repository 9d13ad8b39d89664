import { z } from 'zod';
import { localeSchema } from './locale';
import { storedBlockSchema } from './stored-block';

/** `logo` is the bare frame of landing pages, `buyer` the frame of the signed-in area. */
export const layoutSchema = z.enum(['default', 'logo', 'buyer']);

/** A composed page, as the contract's record says it. */
export const pageSchema = z.strictObject({
  id: z.string().min(1),
  route: z.string(),
  /** Whose it is. A page of the network is shown at offices and agents, too. */
  scope: z.enum(['network', 'office', 'agent']).optional(),
  title: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  layout: layoutSchema,
  noindex: z.boolean(),
  /** The languages its blocks are written in. */
  locales: z.array(localeSchema),
  blocks: z.array(storedBlockSchema),
  /** Named values, as `Default phone`. */
  contents: z.array(z.object({ name: z.string(), value: z.string().nullish() })).optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** The names of the sections above and below a page; of an office's pages, its own of that name come before the network's. */
export function frameSections(layout: Page['layout']): { header: string; footer: string } {
  return layout === 'logo'
    ? { header: 'header-logo', footer: 'footer-logo' }
    : { header: 'header', footer: 'footer' };
}

/** The name of the section whose values say how the network, or an office, is reached: pages, mails and leads read it by this name. */
export const contactSection = 'contact';

/** Whether pages of some layout stand between sections of this name. */
export function isFrameSection(name: string): boolean {
  return layoutSchema.options.some((layout) => Object.values(frameSections(layout)).includes(name));
}
