import { z } from 'zod';
import { isBlank, plainTextIssue } from '../plain-text';
import { attributionLimits } from './attribution-limits';

const singleLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !isBlank(text) && plainTextIssue(text, { lines: 'one' }) === null);
const textSchema = singleLine(attributionLimits.text);
const addressTextSchema = singleLine(attributionLimits.address);
const optionalOrUndefined = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/**
 * A query parameter of a visited page, with the page and the time (spec section 3, "Visitor tracking
 * entry").
 */
export const attributionEntrySchema = z.object({
  parameter: textSchema,
  value: textSchema,
  path: addressTextSchema,
  // No browser is older, and databases have no year 0.
  session_at: z.iso.datetime().refine((at) => at >= '1970'),
});
export type AttributionEntry = z.infer<typeof attributionEntrySchema>;

/** `Desktop` is a viewport of at least the large breakpoint (spec section 3). */
export const deviceSchema = z.enum(['Desktop', 'Mobile']);

/**
 * The marketing attribution of a visit, as the browser reports it (`lib/visitor/attribution.ts`): the landing
 * page, with consent only; the referrer and the parameters of visited pages. Invalid parts are dropped, so
 * that they never prevent a submission.
 */
export const attributionSchema = z.object({
  landing_page: optionalOrUndefined(addressTextSchema),
  referrer: optionalOrUndefined(addressTextSchema),
  device: optionalOrUndefined(deviceSchema),
  entries: z
    .array(attributionEntrySchema.optional().catch(undefined))
    .catch([])
    .transform((entries) =>
      entries.filter((entry) => entry !== undefined).slice(0, attributionLimits.entries),
    ),
});
export type VisitAttribution = z.infer<typeof attributionSchema>;
