import { z } from 'zod';
import { isBlank, plainTextFault } from '../plain-text';
import { visitLimits } from './visit-limits';

const lineOf = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !isBlank(text) && plainTextFault(text, { lines: 'one' }) === null);
const line = lineOf(visitLimits.text);
const address = lineOf(visitLimits.address);
const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** A query parameter of a page that was seen, with the page and when (spec section 3, "Visitor tracking entry"). */
export const visitEntrySchema = z.object({
  parameter: line,
  value: line,
  path: address,
  // No browser is older, and no database knows a year 0.
  session_at: z.iso.datetime().refine((at) => at >= '1970'),
});
export type VisitEntry = z.infer<typeof visitEntrySchema>;

/** `Desktop` is a viewport at least the large breakpoint (spec section 3). */
export const deviceSchema = z.enum(['Desktop', 'Mobile']);

/**
 * What a browser tells of a visit (`lib/visitor/tell-visit.ts`): the page it began on, of whoever agreed that it is kept; where from, and the parameters on the
 * way. What cannot be read of it is left out, and keeps nobody from writing.
 */
export const visitSchema = z.object({
  landing_page: orNothing(address),
  referrer: orNothing(address),
  device: orNothing(deviceSchema),
  entries: z
    .array(visitEntrySchema.optional().catch(undefined))
    .catch([])
    .transform((entries) => entries.filter((entry) => entry !== undefined).slice(0, visitLimits.entries)),
});
export type Visit = z.infer<typeof visitSchema>;
