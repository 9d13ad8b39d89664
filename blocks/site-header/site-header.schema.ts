import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { linkSchema } from '@/schemas/link';
import { menuItemSchema } from '@/schemas/menu';

/**
 * The top of every page. `items` come from a menu; an entry with entries of its own opens a list whose
 * first line is the entry itself. Without items it is a bare brand line, for the logo layout.
 */
export const siteHeaderSchema = z.strictObject({
  name: z.string().min(1).max(60),
  /** In place of the drawn mark. */
  logo: imageSchema.nullable().default(null),
  items: z.array(menuItemSchema).max(8).default([]),
  /** The last one stands out. */
  actions: z.array(linkSchema).max(2).default([]),
});
export type SiteHeaderProps = z.infer<typeof siteHeaderSchema>;
