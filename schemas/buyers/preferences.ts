import { z } from 'zod';
import { searchStateSchema } from '../search/search-state';

const { shape } = searchStateSchema;

/**
 * What a buyer looks for: any of the regions, categories and subcategories (an empty list is any), and ranges in
 * pesewas. A listing that does not disclose a figure is outside its range.
 */
export const buyerCriteriaSchema = z.strictObject({
  region: shape.region,
  category: shape.category,
  subcategory: shape.subcategory,
  price: shape.price,
  down_payment: shape.down_payment,
  sde: shape.sde,
});
export type BuyerCriteria = z.infer<typeof buyerCriteriaSchema>;

export const noCriteria: BuyerCriteria = {
  ...{ region: [], category: [], subcategory: [] },
  price: { min: null, max: null },
  down_payment: { min: null, max: null },
  sde: { min: null, max: null },
};

/** The preferences of a buyer (spec section 3), with the weekly mail of matching listings. */
export const buyerPreferencesSchema = z.strictObject({
  ...buyerCriteriaSchema.shape,
  weekly_mail: z.boolean(),
});
export type BuyerPreferences = z.infer<typeof buyerPreferencesSchema>;

/** How often a saved search mails its new listings. */
export const alertFrequencies = ['instant', 'daily', 'weekly', 'never'] as const;
export const alertFrequencySchema = z.enum(alertFrequencies);
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;
