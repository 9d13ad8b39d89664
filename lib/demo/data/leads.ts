import { z } from 'zod';
import { readYaml } from './read-data';

const leadSchema = z.strictObject({
  name: z.string().min(1),
  form: z.enum(['inquiry', 'valuation-start', 'seller-registration']),
  /** The age of the lead when the network is seeded. */
  hours: z.number().positive(),
  email: z.email(),
  phone: z.string().optional(),
  /** The path of the page with the form, without the language. */
  page: z.string().startsWith('/'),
  source: z.string().nullable(),
  /** The submitted values besides name, email address and phone number. */
  answers: z.record(z.string(), z.string()),
  /** `hours` after the lead. */
  reply: z.strictObject({ hours: z.number().positive(), text: z.string(), by: z.string() }).optional(),
  escalated: z.enum(['manager', 'network']).optional(),
});
export type LeadRecord = z.infer<typeof leadSchema>;

/** Leads that show what inbox and dashboard are for. */
export const leads: readonly LeadRecord[] = readYaml('leads.yaml', z.array(leadSchema));
