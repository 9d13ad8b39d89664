import { z } from 'zod';
import { lineField, linksField, pictureField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { menuItemSchema } from '@/schemas/menu';
import { phoneNumbersSchema } from '@/schemas/office';
import { paletteField } from '@/schemas/palette';
import { pictureSchema } from '@/schemas/reference';
import { safeUrlSchema } from '@/schemas/safe-url';

/** The top of every page. */
export const siteHeaderSchema = z.strictObject({
  name: z.string().min(1).max(60).meta(lineField('Name of the network')),
  /** In place of the drawn mark, here and in the footer. */
  logo: pictureSchema
    .nullable()
    .default(null)
    .meta(pictureField('Logo', 'In place of the drawn mark. It stands in the footer, too.')),
  /** The last one stands out. */
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons', 'The last one stands out.')),
  palette: paletteField(),
});

/**
 * The entries of a menu; one with entries of its own opens a list whose first line is the entry itself.
 * Without any the header is a bare brand line, for the logo layout.
 */
export const siteHeaderSuppliedSchema = z.strictObject({
  items: z.array(menuItemSchema).max(40).default([]),
  /** Where agents sign in, on an agent's pages. */
  agentLogin: safeUrlSchema.nullable().default(null),
  /** The numbers of the office or agent on whose pages it stands, else the network's; called from narrow screens. */
  phones: phoneNumbersSchema.nullable().default(null),
});
export type SiteHeaderProps = z.infer<typeof siteHeaderSchema> & z.infer<typeof siteHeaderSuppliedSchema>;
