import type { PayloadRequest } from 'payload';
import {
  type BuyerCriteria,
  type BuyerPreferences,
  buyerCriteriaSchema,
  buyerPreferencesSchema,
  noCriteria,
} from '@/schemas/buyers/preferences';
import type { Buyer } from '../payload-types';
import { inTransaction } from '../platform/database/request-transaction';
import { recordAlertConsent } from './alert-consent';
import { replaceCriteriaRows } from './criteria-rows';
import { dropAlert } from './drop-alert';
import { getBuyer } from './find-buyer';

/** The preferences of a buyer; those of a new account match every listing. */
export const preferencesOf = ({
  preferences,
  weekly_mail,
}: Pick<Buyer, 'preferences' | 'weekly_mail'>): BuyerPreferences => ({
  ...noCriteria,
  ...buyerPreferencesSchema.safeParse(preferences).data,
  weekly_mail: weekly_mail ?? false,
});

/** The preferences of the buyer with this id. */
export const readPreferences = async (buyer: number, req: PayloadRequest): Promise<BuyerPreferences> =>
  preferencesOf(await getBuyer(buyer, req));

/** Whether anything is chosen. */
export const hasCriteria = (criteria: BuyerCriteria): boolean =>
  [criteria.region, criteria.category, criteria.subcategory].some(({ length }) => length > 0) ||
  [criteria.price, criteria.down_payment, criteria.sde].some(({ min, max }) => min !== null || max !== null);

/** The criteria of preferences, without the mail setting. */
export const criteriaOf = (preferences: BuyerPreferences): BuyerCriteria =>
  buyerCriteriaSchema.strip().parse(preferences);

/** Stores preferences and what listings are matched against; @returns the changed buyer. */
export function savePreferences(
  buyer: number,
  preferences: BuyerPreferences,
  req: PayloadRequest,
): Promise<Buyer> {
  return inTransaction(req, async () => {
    const { weekly_mail: wasGiven } = await getBuyer(buyer, req);
    if (Boolean(wasGiven) !== preferences.weekly_mail)
      await recordAlertConsent(buyer, { given: preferences.weekly_mail, search: null }, req);
    const changed = await req.payload.update({
      ...{ collection: 'buyers', id: buyer, depth: 0, req },
      data: { preferences, weekly_mail: preferences.weekly_mail },
    });
    const criteria = criteriaOf(preferences);
    await replaceCriteriaRows({ buyer, search: null }, hasCriteria(criteria) ? criteria : null, req);
    if (!preferences.weekly_mail) await dropAlert({ buyer, search: null }, req);
    return changed;
  });
}
