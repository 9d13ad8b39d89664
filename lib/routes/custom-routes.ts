import { locales } from '@/schemas/locale';
import { createRows, type RouteRow } from './route';

const row = createRows('network', '');

/** First segments that are languages rather than custom pages (spec section 2, `!en` and `!fr`). */
export const languageWords: ReadonlySet<string> = new Set([
  'en',
  'fr',
  ...locales.map((locale) => locale.toLowerCase()),
]);

/** The website page templates whose pages stand below `{template_slug}`, when their slug is not empty. */
export const landingTemplateNames = [
  'Marketing Landing Page',
  'Seller Registration Landing Page',
  'Seller Valuation Landing Page',
] as const;

/** Pages that staff make (spec section 2, "Catch-all and marketing routes"). */
export const customRoutes: readonly RouteRow[] = [
  row('/{customPageSlug}', 'customPage'),
  row('/{template_slug}/{marketingCustomPageSlug}', 'marketingCustomPage', {
    layout: 'logo',
  }),
];
