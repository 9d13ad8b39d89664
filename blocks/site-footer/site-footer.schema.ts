import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { menuItemSchema } from '@/schemas/menu';
import { socialNetworkSchema } from '@/schemas/office';
import { safeUrlSchema } from '@/schemas/safe-url';

/** The foot of every page. */
export const siteFooterSchema = z.strictObject({
  name: z.string().min(1).max(60),
  /** Said large, as "40+ years in the business". */
  claim: z.string().max(80).default(''),
  text: z.string().max(300).default(''),
  contact: z
    .strictObject({
      phone: z.string().max(20).default(''),
      email: z.string().max(120).default(''),
      addressLines: z.array(z.string().min(1).max(80)).max(5).default([]),
    })
    .nullable()
    .default(null),
  social: z
    .array(z.strictObject({ network: socialNetworkSchema, href: safeUrlSchema }))
    .max(5)
    .default([]),
  legalLinks: z.array(linkSchema).max(6).default([]),
  legal: z.string().max(600).default(''),
});

/** The entries of a menu. Each is a column: its label the title, its entries the links. */
export const siteFooterSuppliedSchema = z.strictObject({ items: z.array(menuItemSchema).max(6).default([]) });
export type SiteFooterProps = z.infer<typeof siteFooterSchema> & z.infer<typeof siteFooterSuppliedSchema>;
