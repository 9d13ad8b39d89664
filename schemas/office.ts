import { z } from 'zod';
import { dayOffSchema } from './days-off';
import { imageSchema } from './image';
import { safeUrlSchema } from './safe-url';
import { socialNetworkSchema } from './social-network';
import { week } from './week';

/**
 * The opening hours of one day; `null` times mean closed. Times are `HH:MM`, 24 hours, in the office's time
 * zone.
 */
export const openingDaySchema = z.strictObject({
  day: z.enum(week),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
});
export type OpeningDay = z.infer<typeof openingDaySchema>;

/** A number that replaces the office's own when the query parameter `name` equals `value`. */
export const telephoneTriggerSchema = z.strictObject({
  name: z.string(),
  value: z.string(),
  number: z.string(),
});

/** The numbers from which the displayed phone number is chosen, in the order of spec section 9. */
export const phoneNumbersSchema = z.strictObject({
  main: z.string().nullable(),
  extension: z.string().nullable(),
  organic: z.string().nullable(),
  paid: z.string().nullable(),
  triggers: z.array(telephoneTriggerSchema),
  /** The fallback number of the page or the network. */
  fallback: z.string().nullable().default(null),
});
export type PhoneNumbers = z.infer<typeof phoneNumbersSchema>;

/**
 * Phone numbers of a record without any, to which a fallback can be added: the network itself has one
 * number.
 */
export const noPhones: PhoneNumbers = {
  main: null,
  extension: null,
  organic: null,
  paid: null,
  triggers: [],
  fallback: null,
};

const officeLocationShape = {
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

const listedOfficeSchema = z.strictObject({ ...officeLocationShape, phones: phoneNumbersSchema });

/** An office in a directory. */
export const officeEntrySchema = listedOfficeSchema.omit({ latitude: true, longitude: true });
export type OfficeEntry = z.infer<typeof officeEntrySchema>;

/** An office near a location, with its straight-line distance. */
export const nearestOfficeSchema = officeEntrySchema.extend({ metres: z.number().min(0) });
export type NearestOffice = z.infer<typeof nearestOfficeSchema>;

/** An office on a map. Coordinates are WGS 84 degrees. */
export const officePinSchema = listedOfficeSchema.omit({ state: true });
export type OfficePin = z.infer<typeof officePinSchema>;

/** All data of an office's own pages; each block is supplied with the fields that it renders only. */
const officeSchema = z.strictObject({
  ...officeLocationShape,
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
  /** The days off of the network and the office, earliest first. */
  daysOff: z.array(dayOffSchema).default([]),
  /** The licence number of its broker. */
  licence: z.string().nullable().default(null),
  /** Pages of other services where clients write reviews. */
  reviewLinks: z
    .array(z.strictObject({ network: z.enum(['google', 'facebook']), href: safeUrlSchema }))
    .default([]),
});
export type Office = z.infer<typeof officeSchema>;

/** The fields for the bar above an office's pages. */
export const officeBarSchema = officeSchema.pick({ slug: true, name: true, stateSlug: true, phones: true });
export type OfficeBar = z.infer<typeof officeBarSchema>;

/** The opening hours. */
export const officeHoursSchema = officeSchema.pick({
  showOpeningHours: true,
  openingHours: true,
  daysOff: true,
});
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** The fields for the hero of an office's page. */
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

/** The fields for the footer of an office's pages. */
export const officeFooterSchema = officeSchema.pick({
  name: true,
  addressLines: true,
  locality: true,
  digitalAddress: true,
  phones: true,
  email: true,
  showOpeningHours: true,
  openingHours: true,
});
export type OfficeFooter = z.infer<typeof officeFooterSchema>;

/** The contact details and the location. */
export const officeContactDataSchema = officeSchema.pick({
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
export type OfficeContactData = z.infer<typeof officeContactDataSchema>;
