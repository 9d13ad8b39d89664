import { z } from 'zod';
import { imageSchema } from './image';
import { officeHoursSchema, phoneNumbersSchema } from './office';
import { localPathSchema } from './safe-url';

/**
 * The details that distinguish agents. `sales` is the number of businesses sold, counted from the records.
 */
export const personFactsSchema = z.strictObject({
  office: z.string().nullable(),
  region: z.string().nullable(),
  towns: z.array(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  sales: z.int().min(0),
});
export type PersonFacts = z.infer<typeof personFactsSchema>;

/** A team member or agent on a card. `href` is null for people without their own page. */
export const personCardSchema = z.strictObject({
  name: z.string(),
  role: z.string().nullable(),
  image: imageSchema.nullable(),
  href: localPathSchema.nullable(),
  phone: z.string().nullable(),
  /** The extension after `phone`, when that is the number of a switchboard. */
  extension: z.string().nullable().default(null),
  email: z.string().nullable(),
  facts: personFactsSchema.optional(),
});
export type PersonCard = z.infer<typeof personCardSchema>;

/** A person without contact details, which are shown elsewhere. */
export const personSummarySchema = personCardSchema.omit({
  phone: true,
  extension: true,
  email: true,
  facts: true,
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

/** An agent with all details of their own page. `about` is Markdown. */
export const agentSchema = z.strictObject({
  ...personCardSchema.omit({ phone: true, extension: true, facts: true }).shape,
  phones: phoneNumbersSchema,
  about: z.string().nullable(),
  whatsAppNumber: z.string().nullable(),
  office: z.string().nullable(),
  officeHref: localPathSchema.nullable(),
  officeHours: officeHoursSchema.nullable().default(null),
  ...personFactsSchema.pick({ towns: true, languages: true, specialties: true, sales: true }).shape,
  yearsOfExperience: z.int().nullable(),
});
export type Agent = z.infer<typeof agentSchema>;
