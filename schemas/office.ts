import { z } from 'zod';
import { imageSchema } from './image';
import { safeUrlSchema } from './safe-url';

/** One day's opening hours; `null` times mean closed. Times are `HH:MM`, 24 hours, local to the office. */
export const openingDaySchema = z.strictObject({
  day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
});
export type OpeningDay = z.infer<typeof openingDaySchema>;

/** A number shown instead of the office's own when the query parameter `name` equals `value`. */
export const telephoneTriggerSchema = z.strictObject({
  name: z.string(),
  value: z.string(),
  number: z.string(),
});

/** The numbers the displayed phone is chosen from, in the order of spec section 9. */
export const phoneNumbersSchema = z.strictObject({
  main: z.string().nullable(),
  extension: z.string().nullable(),
  organic: z.string().nullable(),
  paid: z.string().nullable(),
  triggers: z.array(telephoneTriggerSchema),
});
export type PhoneNumbers = z.infer<typeof phoneNumbersSchema>;

export const socialNetworkSchema = z.enum(['google', 'twitter', 'facebook', 'linkedin', 'instagram']);

/** An office as a map or a search result shows it. Coordinates are WGS 84 degrees. */
export const officePinSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  stateSlug: z.string(),
  locality: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string(),
  digitalAddress: z.string().nullable(),
  telephone: z.string().nullable(),
  /** Metres from the point searched for; null outside a search. */
  distance: z.number().nullable(),
});
export type OfficePin = z.infer<typeof officePinSchema>;

/** An office in full, as its own pages show it. */
export const officeSchema = z.strictObject({
  ...officePinSchema.shape,
  email: z.string().nullable(),
  phones: phoneNumbersSchema,
  whatsAppNumber: z.string().nullable(),
  addressLines: z.array(z.string()),
  postalCode: z.string().nullable(),
  country: z.string(),
  social: z.array(z.strictObject({ network: socialNetworkSchema, href: safeUrlSchema })),
  googleReviewUrl: safeUrlSchema.nullable(),
  facebookReviewLink: safeUrlSchema.nullable(),
  heading: z.string().nullable(),
  subHeading: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  territories: z.array(z.string()),
  image: imageSchema.nullable(),
  showOpeningHours: z.boolean(),
  openingHours: z.array(openingDaySchema),
  openingHoursMessage: z.string().nullable(),
});
export type Office = z.infer<typeof officeSchema>;
