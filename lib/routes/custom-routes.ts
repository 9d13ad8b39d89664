import { locales } from '@/schemas/locale';
import { createRows, type RouteRow } from './route';

const row = createRows('network', '');

/** First segments that are languages and not custom pages (spec section 2, `!en` and `!fr`). */
export const languageSegments: ReadonlySet<string> = new Set([
  'en',
  'fr',
  ...locales.map((locale) => locale.toLowerCase()),
]);

/** Templates whose pages are below `{template_slug}` when they have a slug. */
export const landingTemplateNames = [
  'Marketing Landing Page',
  'Seller Registration Landing Page',
  'Seller Valuation Landing Page',
] as const;

/** Pages that staff create (spec section 2, "Catch-all and marketing routes"). */
export const customRoutes: readonly RouteRow[] = [
  row('/{customPageSlug}', 'customPage'),
  row('/{template_slug}/{marketingCustomPageSlug}', 'marketingCustomPage', {
    layout: 'logo',
  }),
];
