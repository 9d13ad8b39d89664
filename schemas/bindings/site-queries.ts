import { z } from 'zod';
import { wordField } from './query-fields';

const name = z.string().min(1).max(80);
const nothing = z.strictObject({});

export const analyticsQuery = {
  source: 'analytics',
  schema: nothing.meta({ label: 'The providers of analytics in the header section' }),
  slugs: {},
} as const;
export const countriesQuery = {
  source: 'countries',
  schema: nothing.meta({ label: 'The network’s other countries' }),
  slugs: {},
} as const;
export const languagesQuery = {
  source: 'languages',
  schema: nothing.meta({ label: 'The languages of the site' }),
  slugs: {},
} as const;
export const menuQuery = {
  source: 'menu',
  schema: z.strictObject({ name: name.meta(wordField('Which one', 'menus')) }).meta({ label: 'A menu' }),
  slugs: {},
} as const;
export const sectionQuery = {
  source: 'section',
  schema: z
    .strictObject({ name: name.meta(wordField('Which one', 'sections')) })
    .meta({ label: 'A section that many pages share' }),
  slugs: {},
} as const;
export const trailQuery = {
  source: 'trail',
  schema: nothing.meta({ label: 'The way to this page' }),
  slugs: {},
} as const;
