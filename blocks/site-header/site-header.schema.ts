import { z } from 'zod';
import { lineField, linksField, pictureField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { menuItemSchema } from '@/schemas/menu';
import { phoneNumbersSchema } from '@/schemas/office';
import { paletteField } from '@/schemas/palette';
import { pictureSchema } from '@/schemas/reference';
import { safeUrlSchema } from '@/schemas/safe-url';

/** The header of every page. */
export const siteHeaderSchema = z.strictObject({
  name: z.string().min(1).max(60).meta(lineField('Network name')),
  /** Replaces the default logo, here and in the footer. */
  logo: pictureSchema
    .nullable()
    .default(null)
    .meta(pictureField('Logo', 'Replaces the default mark, also in the footer.')),
  /** The last button is emphasised. */
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons', 'The last one is highlighted.')),
  palette: paletteField(),
});

/**
 * The items of a menu. An item with children opens a submenu, whose first entry links to the item itself.
 * Without items the header contains only the brand, for the logo layout.
 */
export const siteHeaderSuppliedSchema = z.strictObject({
  items: z.array(menuItemSchema).max(40).default([]),
  /** The URL at which agents sign in, on the pages of an agent. */
  agentLogin: safeUrlSchema.nullable().default(null),
  /**
   * The numbers of the office or agent of the current page, or else of the network; narrow screens display a
   * call link.
   */
  phones: phoneNumbersSchema.nullable().default(null),
  /** The WhatsApp number of the network, for the menu of narrow screens. */
  whatsApp: z.string().nullable().default(null),
});
export type SiteHeaderProps = z.infer<typeof siteHeaderSchema> & z.infer<typeof siteHeaderSuppliedSchema>;
