import type { ReactElement } from 'react';
import { ContactBar } from '@/lib/contact-bar/contact-bar';
import type { PageContext } from '@/lib/engine/page-context';
import type { Listing } from '@/schemas/listing';
import { chatMessage } from './chat-message';

type ListingContactBarProps = {
  listing: Listing;
  /** The link target of the inquiry button while the listing is for sale; final. */
  inquiryHref: string;
  page: PageContext;
};

/** The contact bar of a listing. For a sold listing it names the contact person instead of the inquiry. */
export function ListingContactBar({ listing, inquiryHref, page }: ListingContactBarProps): ReactElement {
  const { agent, office, officeHref, status, phones, whatsAppNumber } = listing;
  const subject = chatMessage(listing, page);
  const contactOptions = { phones, whatsAppNumber, subject, page };
  if (status !== 'sold') return <ContactBar {...contactOptions} inquiryHref={inquiryHref} />;
  const name = agent?.name ?? office;
  const recipient = name ? page.t('listing.soldByName', { name }) : '';
  return (
    <ContactBar
      {...contactOptions}
      inquiryHref={page.href(`${agent?.href ?? officeHref ?? ''}/contact-us`)}
      recipient={recipient}
    />
  );
}
