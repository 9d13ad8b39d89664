import { z } from 'zod';
import { targetField } from '@/schemas/field-kinds';
import { eventNamePattern, idPatterns } from '@/schemas/provider';
import { linkTargetSchema } from '@/schemas/reference';

/** The texts and buttons are fixed, so that authors cannot make one choice easier than another. */
export const consentBannerSchema = z.strictObject({
  privacy: linkTargetSchema.optional().meta(targetField('Privacy page')),
});

const idOf = (shape: RegExp) => z.string().regex(shape).optional();

/** The ids of the analytics providers in the header section. Without providers no consent is needed. */
export const consentBannerSuppliedSchema = z.strictObject({
  providers: z
    .strictObject({
      container: idOf(idPatterns.container),
      measurement: idOf(idPatterns.measurement),
      pixel: idOf(idPatterns.pixel),
    })
    .default({}),
  /** The event that counts a submitted form, if it is not the default. */
  conversionEvent: z.string().regex(eventNamePattern).nullable().default(null),
});
export type ConsentBannerProps = z.infer<typeof consentBannerSchema> &
  z.infer<typeof consentBannerSuppliedSchema>;
