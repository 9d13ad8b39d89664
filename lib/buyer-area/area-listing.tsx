'use client';
import type { ReactElement, ReactNode } from 'react';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { moneyFormat } from '@/lib/i18n/money-format';
import { tradeIcon } from '@/lib/listing-card/trade-icon';
import { Icon } from '@/lib/ui/icon';
import type { BuyerListing } from '@/schemas/buyers/buyer-calls';
import type { AreaPage } from './area-texts';

/** The figures of a listing that buyers compare, with labels; null when not disclosed. */
export function areaFigures(listing: BuyerListing, { locale, currency, texts }: AreaPage) {
  const money = moneyFormat(locale, currency);
  const format = (pesewas: number | null) => (pesewas === null ? null : money(pesewas));
  const isSold = listing.status === 'sold';
  return [
    {
      label: isSold ? texts.listing.soldPrice : texts.listing.askingPrice,
      value: format(isSold ? listing.sold_price : listing.asking_price),
    },
    { label: texts.listing.sde, value: format(listing.discretionary_earnings) },
    { label: texts.listing.downPayment, value: format(listing.down_payment) },
  ];
}

type AreaListingProps = {
  listing: BuyerListing;
  page: AreaPage;
  level: 2 | 3;
  /** What the area shows besides: below the figures. */
  children?: ReactNode;
  /** Buttons beside the listing. */
  actions?: ReactNode;
};

/** A listing in a list of the area, with what concerns its buyer. */
export function AreaListing({ listing, page, level, children, actions }: AreaListingProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { texts } = page;
  return (
    <article className="area-listing">
      <div className="area-listing-facts">
        <span aria-hidden="true" className="area-listing-icon">
          <Icon name={tradeIcon(listing.category)} />
        </span>
        <div className="min-w-0">
          <Heading className="text-card">
            <a href={page.prefix + listing.href} className="hover:text-link hover:underline">
              {listing.title}
            </a>
          </Heading>
          <p className="text-small text-text-muted">
            {listing.category}
            {dotSeparator}
            {listing.location}
          </p>
          {listing.status !== 'active' && (
            <p className="mt-1">
              <span className="badge bg-accent-soft text-text">{texts.listing[listing.status]}</span>
            </p>
          )}
        </div>
      </div>
      <dl className="area-figures">
        {areaFigures(listing, page).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? <span className="text-label text-text-muted">{texts.listing.notDisclosed}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      {actions && <div className="area-actions">{actions}</div>}
    </article>
  );
}
