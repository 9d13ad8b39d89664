import { z } from 'zod';
import { localeSchema } from '@/schemas/locale';
import { localPathSchema } from '@/schemas/safe-url';

/** The languages are those that are switched on: there is nothing to write. */
export const languageSwitchSchema = z.strictObject({});

/**
 * The same page in every enabled language. `href` is final, language included: it must not follow the
 * page's own language. One language alone is not shown.
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
