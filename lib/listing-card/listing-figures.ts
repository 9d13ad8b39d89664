import type { PageContext } from '@/lib/engine/page-context';
import type { ListingCard } from '@/schemas/listing';

/** A figure of a listing with its label; `value` is null when it is not disclosed. */
export type ListingFigure = {
  label: string;
  value: string | null;
};

/** The four figures that buyers compare, the price first. */
export function listingFigures(listing: ListingCard, { t, format }: PageContext): ListingFigure[] {
  const isSold = listing.status === 'sold';
  const price = isSold ? listing.soldPrice : listing.askingPrice;
  // Long amounts such as “876,5 mil GH₵” break only between words.
  const money = (pesewas: number | null) =>
    pesewas === null ? null : format.compactMoney(pesewas).replaceAll(/\s/g, ' ');
  return [
    {
      label: t(isSold ? 'listing.soldPrice' : 'listing.askingPrice'),
      value: price === null ? null : format.money(price),
    },
    { label: t('listing.sdeShort'), value: money(listing.discretionaryEarnings) },
    { label: t('listing.downPayment'), value: money(listing.downPayment) },
    { label: t('listing.totalSales'), value: money(listing.totalSales) },
  ];
}
