import type { BuyerPreferences } from '@/schemas/buyers/preferences';
import { readAmount } from '@/schemas/read-amount';
import { searchLimits } from '@/schemas/search/search-state';

export const amountNames = ['minPrice', 'maxPrice', 'maxDownPayment', 'minEarnings'] as const;
export type PreferenceAmount = (typeof amountNames)[number];
export const choiceGroups = ['region', 'category', 'subcategory'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** The preferences as the buyer types them: amounts are texts in whole units of the currency. */
export type PreferencesDraft = Record<PreferenceAmount, string> &
  Record<ChoiceGroup, readonly string[]> & { weekly: boolean };

/** The message of each invalid field. */
export type DraftErrors = Partial<Record<PreferenceAmount | ChoiceGroup, string>>;

export function toDraft(preferences: BuyerPreferences, locale: string): PreferencesDraft {
  const number = new Intl.NumberFormat(locale);
  const write = (pesewas: number | null) => (pesewas === null ? '' : number.format(pesewas / 100));
  const { region, category, subcategory, price, down_payment, sde, weekly_mail } = preferences;
  return {
    ...{ region, category, subcategory, weekly: weekly_mail },
    minPrice: write(price.min),
    maxPrice: write(price.max),
    maxDownPayment: write(down_payment.max),
    minEarnings: write(sde.min),
  };
}

/** Whole units in pesewas; null when empty, undefined when it is no amount. */
function parseAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const pesewas = readAmount(text);
  const whole = pesewas === null ? -1 : Math.round(pesewas / 100) * 100;
  return whole < 0 || whole > searchLimits.money * 100 ? undefined : whole;
}

/**
 * The preferences of a draft, or the message of each invalid field. Bounds that the form does not show stay as `stored`.
 */
export function parseDraft(
  draft: PreferencesDraft,
  stored: BuyerPreferences,
  messages: { amount: string; order: string; tooMany: string },
): { preferences: BuyerPreferences; errors: null } | { preferences: null; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const amount = (name: PreferenceAmount): number | null => {
    const value = parseAmount(draft[name]);
    if (value === undefined) errors[name] = messages.amount;
    return value ?? null;
  };
  const choices = (name: ChoiceGroup): string[] => {
    if (draft[name].length > searchLimits.choices) errors[name] = messages.tooMany;
    return [...new Set(draft[name])].sort();
  };
  const price = { min: amount('minPrice'), max: amount('maxPrice') };
  if (price.min !== null && price.max !== null && price.min > price.max) errors.maxPrice = messages.order;
  const maxDownPayment = amount('maxDownPayment');
  const minEarnings = amount('minEarnings');
  const preferences = {
    region: choices('region'),
    category: choices('category'),
    subcategory: choices('subcategory'),
    price,
    down_payment: withBound(stored.down_payment, { max: maxDownPayment }),
    sde: withBound(stored.sde, { min: minEarnings }),
    weekly_mail: draft.weekly,
  };
  return Object.keys(errors).length > 0 ? { preferences: null, errors } : { preferences, errors: null };
}

type Range = BuyerPreferences['price'];

/** The range with one bound changed; the other is dropped when it would contradict. */
function withBound(range: Range, bound: Partial<Range>): Range {
  const { min, max } = { ...range, ...bound };
  return min !== null && max !== null && min > max ? { min: null, max: null, ...bound } : { min, max };
}
