import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { fillText } from '@/lib/buyer-area/fill-text';
import { moneyFormat } from '@/lib/i18n/money-format';
import type { ListingChange } from '@/schemas/buyers/buyer-calls';
import type { SavedTexts } from './saved-texts';

/** A change since the listing was saved, as text. */
export function describeChange(change: ListingChange, page: AreaPage, texts: SavedTexts): string {
  if (change.kind === 'status')
    return `${page.texts.listing[change.from]} → ${page.texts.listing[change.to]}`;
  const { from, to } = change;
  if (to === null) return texts.priceWithdrawn;
  const format = moneyFormat(page.locale, page.currency);
  if (from === null) return fillText(texts.priceNow, { to: format(to) });
  return fillText(to < from ? texts.priceLower : texts.priceHigher, { from: format(from), to: format(to) });
}
