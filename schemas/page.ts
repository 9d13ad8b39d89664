import { z } from 'zod';
import { localeSchema } from './locale';
import { storedBlockSchema } from './stored-block';

/** `logo` is the minimal layout of landing pages, `buyer` the layout of the signed-in area. */
export const layoutSchema = z.enum(['default', 'logo', 'buyer']);

/** A composed page as the API contract returns it. */
export const pageSchema = z.strictObject({
  id: z.string().min(1),
  route: z.string(),
  /** The owner. Pages of the network are also shown in the context of offices and agents. */
  scope: z.enum(['network', 'office', 'agent']).optional(),
  title: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  layout: layoutSchema,
  noindex: z.boolean(),
  /** The languages of its blocks. */
  locales: z.array(localeSchema),
  blocks: z.array(storedBlockSchema),
  /** Named values, such as `Default phone`. */
  contents: z.array(z.object({ name: z.string(), value: z.string().nullish() })).optional(),
});
export type Page = z.infer<typeof pageSchema>;

/**
 * The names of the sections above and below a page; on an office's pages, the office's own sections of that
 * name take precedence over the network's.
 */
export function layoutSections(layout: Page['layout']): { header: string; footer: string } {
  return layout === 'logo'
    ? { header: 'header-logo', footer: 'footer-logo' }
    : { header: 'header', footer: 'footer' };
}

/**
 * The name of the section with the contact details of the network or an office; pages, mails and leads read
 * it by this name.
 */
export const contactSection = 'contact';

/** Whether this is the name of a header or footer section of any layout. */
export function isLayoutSection(name: string): boolean {
  return layoutSchema.options.some((layout) => Object.values(layoutSections(layout)).includes(name));
}
