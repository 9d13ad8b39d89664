import { z } from 'zod';
import { suggestionField } from './query-fields';

const name = z.string().min(1).max(80);
const emptyQuerySchema = z.strictObject({});

export const analyticsQuery = {
  source: 'analytics',
  schema: emptyQuerySchema.meta({ label: 'Analytics providers in the header section' }),
  slugs: {},
} as const;
export const countriesQuery = {
  source: 'countries',
  schema: emptyQuerySchema.meta({ label: 'The network’s other countries' }),
  slugs: {},
} as const;
export const languagesQuery = {
  source: 'languages',
  schema: emptyQuerySchema.meta({ label: 'The languages of the site' }),
  slugs: {},
} as const;
export const menuQuery = {
  source: 'menu',
  schema: z.strictObject({ name: name.meta(suggestionField('Name', 'menus')) }).meta({ label: 'A menu' }),
  slugs: {},
} as const;
export const sectionQuery = {
  source: 'section',
  schema: z
    .strictObject({ name: name.meta(suggestionField('Name', 'sections')) })
    .meta({ label: 'A shared section' }),
  slugs: {},
} as const;
export const trailQuery = {
  source: 'trail',
  schema: emptyQuerySchema.meta({ label: 'Path to this page' }),
  slugs: {},
} as const;
