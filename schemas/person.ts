import { z } from 'zod';
import { imageSchema } from './image';
import { officeHoursSchema, phoneNumbersSchema } from './office';
import { localPathSchema } from './safe-url';

/** What tells one agent from another. `sales` counts the businesses sold, from the records. */
export const personFactsSchema = z.strictObject({
  office: z.string().nullable(),
  region: z.string().nullable(),
  towns: z.array(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  sales: z.int().min(0),
});
export type PersonFacts = z.infer<typeof personFactsSchema>;

/** A team member or agent as a card shows them. `href` is null for people without a page of their own. */
export const personCardSchema = z.strictObject({
  name: z.string(),
  role: z.string().nullable(),
  image: imageSchema.nullable(),
  href: localPathSchema.nullable(),
  phone: z.string().nullable(),
  /** Behind `phone`, where that is an exchange's. */
  extension: z.string().nullable().default(null),
  email: z.string().nullable(),
  facts: personFactsSchema.optional(),
});
export type PersonCard = z.infer<typeof personCardSchema>;

/** The same where it is said elsewhere how they are reached. */
export const namedPersonSchema = personCardSchema.omit({
  phone: true,
  extension: true,
  email: true,
  facts: true,
});
export type NamedPerson = z.infer<typeof namedPersonSchema>;

/** An agent in full, as their own page shows them. `about` is Markdown. */
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
