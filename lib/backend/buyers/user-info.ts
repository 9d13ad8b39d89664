import type { PayloadRequest } from 'payload';
import type { UserAttribute, UserInfo } from '@/schemas/buyers/user-info';
import type { Buyer } from '../payload-types';
import { getBuyer } from './find-buyer';
import { preferencesOf } from './preferences';
import { readSavedListings } from './saved-listings';

/** The attributes of the specification (section 3) in its order. */
function toAttributes(buyer: Buyer, savedListings: readonly string[]): UserAttribute[] {
  const { region, category, price, down_payment, sde } = preferencesOf(buyer);
  const json = (
    attribute_name: UserAttribute['attribute_name'],
    value: readonly string[],
  ): UserAttribute => ({
    ...{ attribute_name, type: 'json', attribute_value: [...value] },
  });
  const text = (attribute_name: UserAttribute['attribute_name'], value: unknown): UserAttribute => ({
    ...{ attribute_name, type: 'text', attribute_value: value === null ? null : String(value) },
  });
  return [
    text('id', buyer.id),
    text('country', buyer.phone_country ?? null),
    json('states', region),
    json('categories', category),
    json('saved_listings', savedListings),
    text('price_min', price.min),
    text('price_max', price.max),
    text('down_payment_min', down_payment.min),
    text('down_payment_max', down_payment.max),
    text('discretionary_earnings_min', sde.min),
    text('discretionary_earnings_max', sde.max),
    text('send_weekly_bizmatch_email', Boolean(buyer.weekly_mail)),
  ];
}

/** The session of a buyer in local storage, without its token. */
export async function loadUserInfo(id: number, req: PayloadRequest): Promise<Omit<UserInfo, 'token'>> {
  const buyer = await getBuyer(id, req);
  const { email, first_name, last_name } = buyer;
  const saved = (await readSavedListings(id, req)).map(({ slug }) => slug);
  return {
    ...{ email, first_name, last_name },
    mobile_e164: buyer.phone ?? null,
    mobile_code: buyer.phone_dial_code ?? null,
    mobile_country: buyer.phone_country ?? null,
    address_1: buyer.address_1 ?? null,
    locality: buyer.locality ?? null,
    state: buyer.state ?? null,
    country: buyer.phone_country ?? null,
    postal_code: buyer.postal_code ?? null,
    attributes: toAttributes(buyer, saved),
  };
}
