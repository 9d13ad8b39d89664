import { z } from 'zod';
import { dayOffSchema } from './days-off';
import { imageSchema } from './image';
import { safeUrlSchema } from './safe-url';
import { week } from './week';

/** One day's opening hours; `null` times mean closed. Times are `HH:MM`, 24 hours, local to the office. */
export const openingDaySchema = z.strictObject({
  day: z.enum(week),
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
  /** The page's, or the network's. */
  fallback: z.string().nullable().default(null),
});
export type PhoneNumbers = z.infer<typeof phoneNumbersSchema>;

/** Of whom has none, to which a fallback may be added: the network itself has one number. */
export const noPhones: PhoneNumbers = {
  main: null,
  extension: null,
  organic: null,
  paid: null,
  triggers: [],
  fallback: null,
};

export const socialNetworkSchema = z.enum(['google', 'twitter', 'facebook', 'linkedin', 'instagram']);

const placeShape = {
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  stateSlug: z.string(),
  locality: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string(),
  digitalAddress: z.string().nullable(),
};

const listedSchema = z.strictObject({ ...placeShape, phones: phoneNumbersSchema });

/** An office as an entry of a directory. */
export const officeEntrySchema = listedSchema.omit({ latitude: true, longitude: true });
export type OfficeEntry = z.infer<typeof officeEntrySchema>;

/** An office near a place, and how far it is as the crow flies. */
export const nearestOfficeSchema = officeEntrySchema.extend({ metres: z.number().min(0) });
export type NearestOffice = z.infer<typeof nearestOfficeSchema>;

/** An office as a map shows it. Coordinates are WGS 84 degrees. */
export const officePinSchema = listedSchema.omit({ state: true });
export type OfficePin = z.infer<typeof officePinSchema>;

/** All that its own pages show of an office; each block is supplied with what it draws, and no more. */
const officeSchema = z.strictObject({
  ...placeShape,
  email: z.string().nullable(),
  phones: phoneNumbersSchema,
  whatsAppNumber: z.string().nullable(),
  addressLines: z.array(z.string()),
  county: z.string().nullable().default(null),
  social: z.array(z.strictObject({ network: socialNetworkSchema, href: safeUrlSchema })),
  heading: z.string().nullable(),
  subHeading: z.string().nullable(),
  territories: z.array(z.string()),
  image: imageSchema.nullable(),
  showOpeningHours: z.boolean(),
  openingHours: z.array(openingDaySchema),
  openingHoursMessage: z.string().nullable(),
  /** The network's and its own, earliest first. */
  daysOff: z.array(dayOffSchema).default([]),
  /** The number of its broker's licence. */
  licence: z.string().nullable().default(null),
  /** Where clients write reviews elsewhere. */
  reviewLinks: z
    .array(z.strictObject({ network: z.enum(['google', 'facebook']), href: safeUrlSchema }))
    .default([]),
});
export type Office = z.infer<typeof officeSchema>;

/** What the line above an office's pages shows of it. */
export const officeBarSchema = officeSchema.pick({ slug: true, name: true, stateSlug: true, phones: true });
export type OfficeBar = z.infer<typeof officeBarSchema>;

/** When somebody is there. */
export const officeHoursSchema = officeSchema.pick({
  showOpeningHours: true,
  openingHours: true,
  daysOff: true,
});
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** What an office's page opens with. */
export const officeOpeningSchema = officeSchema.pick({
  name: true,
  state: true,
  address: true,
  digitalAddress: true,
  phones: true,
  whatsAppNumber: true,
  email: true,
  heading: true,
  subHeading: true,
  image: true,
  showOpeningHours: true,
  openingHours: true,
  daysOff: true,
});
export type OfficeOpening = z.infer<typeof officeOpeningSchema>;

/** What stands at the foot of an office's pages. */
export const officeFootSchema = officeSchema.pick({
  name: true,
  addressLines: true,
  locality: true,
  digitalAddress: true,
  phones: true,
  email: true,
  showOpeningHours: true,
  openingHours: true,
});
export type OfficeFoot = z.infer<typeof officeFootSchema>;

/** How an office is reached and found. */
export const officeReachSchema = officeSchema.pick({
  name: true,
  state: true,
  locality: true,
  latitude: true,
  longitude: true,
  addressLines: true,
  county: true,
  digitalAddress: true,
  phones: true,
  whatsAppNumber: true,
  email: true,
  social: true,
  territories: true,
  showOpeningHours: true,
  openingHours: true,
  openingHoursMessage: true,
  daysOff: true,
  licence: true,
  reviewLinks: true,
});
export type OfficeReach = z.infer<typeof officeReachSchema>;
