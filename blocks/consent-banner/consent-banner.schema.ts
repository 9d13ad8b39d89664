import { z } from 'zod';
import { targetField } from '@/schemas/field-kinds';
import { idShapes } from '@/schemas/provider';
import { linkTargetSchema } from '@/schemas/reference';

/** Its words and buttons are the site's: nobody can make one answer easier than another. */
export const consentBannerSchema = z.strictObject({
  privacy: linkTargetSchema.optional().meta(targetField('What happens with the data is told on')),
});

const idOf = (shape: RegExp) => z.string().regex(shape).optional();

/** The providers of analytics that are set up in the header section, by their ids; without any, there is nothing to ask. */
export const consentBannerSuppliedSchema = z.strictObject({
  providers: z
    .strictObject({
      container: idOf(idShapes.container),
      measurement: idOf(idShapes.measurement),
      pixel: idOf(idShapes.pixel),
    })
    .default({}),
});
export type ConsentBannerProps = z.infer<typeof consentBannerSchema> &
  z.infer<typeof consentBannerSuppliedSchema>;
