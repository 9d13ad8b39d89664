import { z } from 'zod';
import { telephoneTriggerSchema } from '@/schemas/office';
import { openingHoursSchema } from './opening-hours';

/** A place a listing may name in public. */
export type Locality = { name: string; region: string };

const text = z.string().min(1);
const orNothing = text.nullable().default(null);
const socialSchema = z.strictObject({
  google: z.url().optional(),
  twitter: z.url().optional(),
  facebook: z.url().optional(),
  linkedin: z.url().optional(),
  instagram: z.url().optional(),
});

/** Names of places by region's code, weighted by their order: the first is the most common. */
const localitiesSchema = z
  .record(z.string(), z.array(text))
  .transform((byRegion): Locality[] =>
    Object.entries(byRegion).flatMap(([region, names]) => names.map((name) => ({ name, region }))),
  );

/** An office, as the files beside this one say it. Regions are named by code. */
export const officeRecordSchema = z.strictObject({
  slug: text,
  name: text,
  status: z.enum(['Active', 'ComingSoon']).default('Active'),
  types: z.array(z.enum(['office', 'master', 'satellite'])).default(['office']),
  location_id: text,
  broker_lic: orNothing,
  region: text,
  locality: text,
  address_1: text,
  address_2: orNothing,
  county: orNothing,
  digital_address: orNothing,
  latitude: z.number(),
  longitude: z.number(),
  main_telephone: orNothing,
  phone_extension: orNothing,
  organic_number: orNothing,
  paid_number: orNothing,
  triggers: z.array(telephoneTriggerSchema).default([]),
  whats_app_number: orNothing,
  public_email: orNothing,
  social: socialSchema.default({}),
  google_review_url: orNothing,
  facebook_review_link: orNothing,
  google_place_id: orNothing,
  heading: orNothing,
  sub_heading: orNothing,
  meta_title: orNothing,
  meta_description: orNothing,
  territories: z.array(text),
  show_opening_hours: z.boolean().default(true),
  hours: openingHoursSchema.prefault({ weekdays: '08:00–17:00' }),
  opening_hours_message: orNothing,
  /** One a line, as `25 Dec 2026 Christmas Day`; without those of the whole network. */
  days_off: orNothing,
  picture: z.boolean().default(true),
  /** What its own landing page says about the town it works in; Markdown. */
  story: text,
  /** How many of the 400 listings are its own. */
  listings: z.int().default(0),
  /** Where its listings lie. */
  localities: localitiesSchema.default([]),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;
