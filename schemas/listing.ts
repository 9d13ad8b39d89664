import { z } from 'zod';
import { imageSchema } from './image';
import { officeHoursSchema, phoneNumbersSchema } from './office';
import { personSummarySchema } from './person';
import { localPathSchema } from './safe-url';

export const listingStatusSchema = z.enum(['active', 'under_offer', 'sold']);
export const listingKindSchema = z.enum(['business', 'franchise', 'pro']);

/** All sort orders of the specification (section 9), the default first. */
export const listingOrderNames = [
  'newest',
  'price_asc',
  'price_desc',
  'down_payment_asc',
  'down_payment_desc',
  'sde_asc',
  'sde_desc',
  'name_asc',
  'name_desc',
] as const;

/** A listing as a card shows it. All amounts are in pesewas; null means not disclosed. */
export const listingCardSchema = z.strictObject({
  slug: z.string(),
  href: localPathSchema,
  title: z.string(),
  status: listingStatusSchema,
  kind: listingKindSchema,
  category: z.string(),
  location: z.string(),
  /** Null for a confidential listing: lists show an icon of its trade. */
  image: imageSchema.nullable(),
  askingPrice: z.number().nullable(),
  downPayment: z.number().nullable(),
  discretionaryEarnings: z.number().nullable(),
  totalSales: z.number().nullable(),
  soldPrice: z.number().nullable(),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

/**
 * The seller's terms: the months, the interest a year in percent (null is to be agreed), and the percent of the
 * price that is paid over time (null is all after the down payment).
 */
const sellerTermsSchema = z.strictObject({
  months: z.int().min(1),
  rate: z.number().min(0).max(100).nullable(),
  share: z.int().min(1).max(100).nullable(),
});
export type SellerTerms = z.infer<typeof sellerTermsSchema>;

/** A full listing (spec section 3, "Listing"). `description` is Markdown; amounts are in pesewas. */
export const listingSchema = z.strictObject({
  ...listingCardSchema.shape,
  reference: z.string(),
  summary: z.string(),
  inventory: z.number().nullable(),
  furnitureFixturesEquipment: z.number().nullable(),
  employees: z.int().nullable(),
  yearEstablished: z.int().nullable(),
  reasonForSelling: z.string().nullable(),
  description: z.string(),
  franchiseeOperation: z.boolean(),
  relocatable: z.boolean(),
  realEstateAvailable: z.boolean(),
  realEstateIncluded: z.boolean(),
  lenderPrequalified: z.boolean(),
  /** The ISO date since which it is for sale. */
  listedAt: z.string().nullable().default(null),
  /** The terms for the balance of the price; null when the seller offers none. */
  sellerTerms: sellerTermsSchema.nullable().default(null),
  images: z.array(imageSchema),
  agent: personSummarySchema.nullable(),
  /** Those of the agent, otherwise of the office. */
  phones: phoneNumbersSchema.nullable().default(null),
  /** The number of the agent. */
  whatsAppNumber: z.string().nullable().default(null),
  office: z.string().nullable(),
  officeHref: localPathSchema.nullable(),
  officeHours: officeHoursSchema.nullable().default(null),
});
export type Listing = z.infer<typeof listingSchema>;
