import { z } from 'zod';
import { localeSchema } from '@/schemas/locale';
import { localPathSchema } from '@/schemas/safe-url';

/** Has no props: the languages are those that are enabled. */
export const languageSwitchSchema = z.strictObject({});

/**
 * The same page in every enabled language. `href` is final and includes the language, so that the page's own
 * language is not added. A single language is not displayed.
 */
export const languageSwitchSuppliedSchema = z.strictObject({
  languages: z
    .array(
      z.strictObject({
        locale: localeSchema,
        label: z.string().min(1).max(40),
        href: localPathSchema,
        current: z.boolean(),
      }),
    )
    .max(9)
    .default([]),
});
export type LanguageSwitchProps = z.infer<typeof languageSwitchSuppliedSchema>;
