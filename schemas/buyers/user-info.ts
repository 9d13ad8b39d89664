import { z } from 'zod';

/** The platform of every user attribute (spec section 3). */
export const attributePlatform = 'x2';

/** The attributes of a buyer (spec section 3). Amounts are in pesewas. */
export const attributeNames = [
  'id',
  'country',
  'states',
  'categories',
  'saved_listings',
  'price_min',
  'price_max',
  'down_payment_min',
  'down_payment_max',
  'discretionary_earnings_min',
  'discretionary_earnings_max',
  'send_weekly_bizmatch_email',
] as const;

/** The value of an attribute of type `json` is parsed here; over GraphQL it is JSON text. */
export const userAttributeSchema = z.strictObject({
  attribute_name: z.enum(attributeNames),
  type: z.enum(['json', 'text']),
  attribute_value: z.union([z.string(), z.array(z.string())]).nullable(),
});
export type UserAttribute = z.infer<typeof userAttributeSchema>;

const text = z.string().nullable();

/**
 * The user session in local storage (spec section 3). `token` answers `getUserByToken` only: the session itself is an
 * HttpOnly cookie.
 */
export const userInfoSchema = z.strictObject({
  token: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mobile_e164: text,
  mobile_code: text,
  mobile_country: text,
  address_1: text,
  locality: text,
  state: text,
  country: text,
  postal_code: text,
  attributes: z.array(userAttributeSchema),
});
export type UserInfo = z.infer<typeof userInfoSchema>;
