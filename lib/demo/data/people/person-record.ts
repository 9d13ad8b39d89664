import { z } from 'zod';

const text = z.string().min(1);
const nullableText = text.nullable().default(null);

/** A person as in the YAML files of this folder. Offices are referenced by slug. */
export const personRecordSchema = z.strictObject({
  slug: text,
  first_name: text,
  last_name: text,
  role: text,
  /** Null for people of the network. */
  office: nullableText,
  is_agent: z.boolean().default(false),
  is_leadership: z.boolean().default(false),
  is_owner: z.boolean().default(false),
  /** Whether `data/pictures` has a portrait, `portrait-SLUG.svg`. */
  portrait: z.boolean().default(false),
  mobile: nullableText,
  telephone: nullableText,
  extension: nullableText,
  whats_app: z.boolean().default(false),
  email_public: z.boolean().default(true),
  languages: z.array(text).default([]),
  specialties: z.array(text).default([]),
  years_of_experience: z.int().nullable().default(null),
  /** Markdown. */
  about: nullableText,
});
export type PersonRecord = z.output<typeof personRecordSchema>;

/** A member of the network's leadership. */
export const leaderSchema = personRecordSchema.extend({ is_leadership: z.boolean().default(true) });

/** A broker with their own page. */
export const agentSchema = personRecordSchema.extend({
  office: text,
  about: text,
  is_agent: z.boolean().default(true),
  whats_app: z.boolean().default(true),
});
