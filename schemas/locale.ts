import { z } from 'zod';

/** All languages that the network can enable (spec section 2, "Language prefix"). */
export const localeSchema = z.enum([
  'en-US',
  'en-AU',
  'en-IE',
  'en-CA',
  'en-GH',
  'fr-CA',
  'es-ES',
  'ja-JP',
  'vi-VN',
]);
export type Locale = z.infer<typeof localeSchema>;
export const locales = localeSchema.options;
