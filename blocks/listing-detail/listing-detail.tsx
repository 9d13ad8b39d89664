import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { Section } from '@/lib/ui/section';
import { ComparedFigures } from './compared-figures';
import { FigureTable } from './figure-table';
import { Financing } from './financing';
import { InquiryCard } from './inquiry-card';
import { ListingContactBar } from './listing-contact-bar';
import type { ListingDetailProps } from './listing-detail.schema';
import { ListingFlags } from './listing-flags';
import { ListingHeader } from './listing-header';
import { ListingPhotos } from './listing-photos';
import { ListingTerms } from './listing-terms';

export function ListingDetail({ props, page, id, slot }: ViewInput<ListingDetailProps, 'after'>): Rendered {
  const { listing } = props;
  const sold = listing.status === 'sold';
  const headingId = `${id}-heading`;
  const inquiryHref = page.target(props.ask) ?? page.href('/contact-us');
  return (
    <>
      <Section labelledBy={headingId} space="tight">
        <ListingHeader listing={listing} address={props.address} page={page} headingId={headingId} />
        <div className="grid-page mt-8 gap-y-12 md:mt-12">
          <div className="col-span-12 min-w-0 lg:col-span-8">
            <ListingPhotos listing={listing} page={page} />
          </div>
          <aside className="col-span-12 lg:col-span-4 lg:row-span-2" aria-labelledby={`${id}-ask`}>
            <InquiryCard props={props} inquiryHref={inquiryHref} page={page} headingId={`${id}-ask`} />
          </aside>
          <div className="col-span-12 flex min-w-0 flex-col gap-12 lg:col-span-8 lg:gap-16">
            <div className="flex flex-col gap-4 empty:hidden">
              {sold && <p className="text-small text-text-muted">{page.t('listing.writtenBefore')}</p>}
              {listing.summary && <p className="max-w-measure font-display text-lead">{listing.summary}</p>}
            </div>
            <div>
              <FigureTable listing={listing} page={page} />
              <ListingTerms listing={listing} page={page} />
            </div>
            <ComparedFigures listing={listing} trade={props.trade} page={page} />
            <Financing listing={listing} loan={props.loan} page={page} />
            {listing.description && (
              <div>
                <div className="mb-6">
                  <Heading level={2} size="section">
                    {page.t('listing.description')}
                  </Heading>
                </div>
                <Markdown text={listing.description} id={`${id}-description`} page={page} />
              </div>
            )}
            <ListingFlags listing={listing} page={page} />
          </div>
        </div>
        {/* The steps of an inquiry do not apply to a sold listing. */}
        {!sold && <div className="nested mt-16">{slot('after')}</div>}
      </Section>
      <ListingContactBar listing={listing} inquiryHref={inquiryHref} page={page} />
    </>
  );
}
