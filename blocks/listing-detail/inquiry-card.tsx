import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { ButtonLink } from '@/lib/ui/button-link';
import type { Listing } from '@/schemas/listing';
import { AgentContact } from './agent-contact';
import type { ListingDetailProps } from './listing-detail.schema';
import { SaveButton } from './save-button';

type InquiryCardProps = {
  props: Pick<ListingDetailProps, 'listing' | 'askText'>;
  /** The link target of the inquiry button; final. */
  inquiryHref: string;
  page: PageContext;
  headingId: string;
};

/**
 * The price and the inquiry button, which stay visible while the page scrolls; for a sold listing, links to
 * alternatives.
 */
export function InquiryCard({
  props: { listing, askText },
  inquiryHref,
  page,
  headingId,
}: InquiryCardProps): ReactElement {
  const sold = listing.status === 'sold';
  const money = (pesewas: number | null) =>
    pesewas === null ? page.t('listing.notDisclosed') : page.format.money(pesewas);
  // `askText` is the same on all listings; the status note of this listing replaces it.
  const note = noteOf(listing, page) || askText;
  return (
    <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface-raised p-6 shadow-raised lg:sticky lg:top-28 lg:p-8 print:static">
      <div>
        <h2 id={headingId} className="font-sans text-label font-normal text-text-muted">
          {page.t(sold ? 'listing.soldPrice' : 'listing.askingPrice')}
        </h2>
        <p className="mt-1 font-display text-card leading-tight lining-nums">
          {money(sold ? listing.soldPrice : listing.askingPrice)}
        </p>
      </div>
      {!sold && (
        <dl className="flex flex-col gap-2 border-y border-line py-4 text-small">
          {(['downPayment', 'discretionaryEarnings'] as const).map((name) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-text-muted">{page.t(`listing.${name}`)}</dt>
              <dd className="ml-auto font-semibold tabular-nums">{money(listing[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="text-small text-text-muted">{note}</p>}
      {sold ? (
        <SoldActions category={listing.category} page={page} />
      ) : (
        <div className="flex flex-col gap-3">
          <ButtonLink href={inquiryHref}>{page.t('listing.askAbout')}</ButtonLink>
          <SaveButton listing={listing} page={page} className="button button-secondary max-lg:hidden" />
        </div>
      )}
      <AgentContact listing={listing} page={page} />
    </div>
  );
}

/** Links to continue from a sold listing. */
function SoldActions({ category, page }: { category: string; page: PageContext }): ReactElement {
  const search = new URLSearchParams({ category });
  return (
    <>
      <ButtonLink href={page.href(`/buy-a-business/business-listing-search?${search}`)}>
        {page.t('listing.moreLikeThis')}
      </ButtonLink>
      <ButtonLink href={page.href('/sell-a-business')} variant="secondary">
        {page.t('listing.sellYours')}
      </ButtonLink>
    </>
  );
}

function noteOf({ status }: Listing, page: PageContext): string {
  if (status === 'sold') return page.t('listing.soldNote');
  return status === 'under_offer' ? page.t('listing.underOfferNote') : '';
}
