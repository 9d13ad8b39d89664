import { z } from 'zod';
import { telephoneTriggerSchema } from '@/schemas/office';
import { openingHoursSchema } from './opening-hours';

/** A location that a listing may publish. */
export type Locality = { name: string; region: string };

const text = z.string().min(1);
const nullableText = text.nullable().default(null);
const socialSchema = z.strictObject({
  google: z.url().optional(),
  twitter: z.url().optional(),
  facebook: z.url().optional(),
  linkedin: z.url().optional(),
  instagram: z.url().optional(),
});

/** Names of localities by region code, in order of frequency. */
const localitiesSchema = z
  .record(z.string(), z.array(text))
  .transform((byRegion): Locality[] =>
    Object.entries(byRegion).flatMap(([region, names]) => names.map((name) => ({ name, region }))),
  );

/** An office as in the YAML files of this folder. Regions are referenced by code. */
export const officeRecordSchema = z.strictObject({
  slug: text,
  name: text,
  status: z.enum(['Active', 'ComingSoon']).default('Active'),
  types: z.array(z.enum(['office', 'master', 'satellite'])).default(['office']),
  location_id: text,
  broker_lic: nullableText,
  region: text,
  locality: text,
  address_1: text,
  address_2: nullableText,
  county: nullableText,
  digital_address: nullableText,
  latitude: z.number(),
  longitude: z.number(),
  main_telephone: nullableText,
  phone_extension: nullableText,
  organic_number: nullableText,
  paid_number: nullableText,
  triggers: z.array(telephoneTriggerSchema).default([]),
  whats_app_number: nullableText,
  public_email: nullableText,
  social: socialSchema.default({}),
  google_review_url: nullableText,
  facebook_review_link: nullableText,
  google_place_id: nullableText,
  heading: nullableText,
  sub_heading: nullableText,
  meta_title: nullableText,
  meta_description: nullableText,
  territories: z.array(text),
  show_opening_hours: z.boolean().default(true),
  hours: openingHoursSchema.prefault({ weekdays: '08:00–17:00' }),
  opening_hours_message: nullableText,
  /** One per line, such as `25 Dec 2026 Christmas Day`; without the days off of the network. */
  days_off: nullableText,
  picture: z.boolean().default(true),
  /** The Markdown text about its town on the landing page of the office. */
  story: text,
  /** The number of listings of the office, of 400 in total. */
  listings: z.int().default(0),
  /** The localities of its listings. */
  localities: localitiesSchema.default([]),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;
