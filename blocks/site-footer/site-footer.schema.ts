import { z } from 'zod';
import {
  choiceField,
  groupField,
  lineField,
  linksField,
  listField,
  targetField,
  textField,
} from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { menuItemSchema } from '@/schemas/menu';
import { officeFooterSchema, phoneNumbersSchema } from '@/schemas/office';
import { pictureSchema } from '@/schemas/reference';
import { safeUrlSchema } from '@/schemas/safe-url';
import { socialNetworkSchema } from '@/schemas/social-network';

const socialNetworkNames = {
  google: 'Google',
  twitter: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};

/** The footer of every page. */
export const siteFooterSchema = z.strictObject({
  name: z.string().min(1).max(60).meta(lineField('Network name')),
  /** A large line such as "40+ years in the business". */
  claim: z.string().max(80).default('').meta(lineField('Large text', 'Such as “40+ years in the business”.')),
  text: z.string().max(300).default('').meta(textField('Text')),
  contact: z
    .strictObject({
      phone: z.string().max(20).default('').meta({ label: 'Telephone', control: 'phone', group: 'words' }),
      email: z.string().max(120).default('').meta({ label: 'Email', control: 'email', group: 'words' }),
      addressLines: z.array(z.string().min(1).max(80)).max(5).default([]).meta({
        label: 'Address',
        control: 'lines',
        group: 'words',
        help: 'Defaults to the country’s head office.',
      }),
    })
    .nullable()
    .default(null)
    .meta(groupField('Contact')),
  social: z
    .array(
      z.strictObject({
        network: socialNetworkSchema.meta(choiceField('Network', socialNetworkNames)),
        href: safeUrlSchema.meta(targetField('Address')),
      }),
    )
    .max(5)
    .default([])
    .meta(listField('Social networks', 'Network')),
  legalLinks: z.array(linkSchema).max(6).default([]).meta(linksField('Legal links')),
  legal: z.string().max(600).default('').meta(textField('Small print')),
});

/**
 * The menu items are columns: the label of an item is the title, its children are the links. Also the office
 * of the current page or of its agent, and the logo of the header. `phones` are the numbers of the office or
 * agent, used when `office` is missing: the number of the office has priority.
 */
export const siteFooterSuppliedSchema = z.strictObject({
  items: z.array(menuItemSchema).max(6).default([]),
  phones: phoneNumbersSchema.nullable().default(null),
  office: officeFooterSchema.nullable().default(null),
  logo: pictureSchema.nullable().default(null),
});
export type SiteFooterProps = z.infer<typeof siteFooterSchema> & z.infer<typeof siteFooterSuppliedSchema>;
