import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { ReachBar } from '@/lib/reach/reach-bar';
import type { Listing } from '@/schemas/listing';
import { chatAbout } from './chat-about';

type ListingReachProps = {
  listing: Listing;
  /** Where asking leads while it is for sale; final. */
  ask: string;
  page: PageContext;
};

/** The ways to reach who looks after a listing; once it is sold the bar says whom they lead to, and no longer to what. */
export function ListingReach({ listing, ask, page }: ListingReachProps): ReactElement {
  const { agent, office, officeHref, status, phones, whatsAppNumber } = listing;
  const about = chatAbout(listing, page);
  const ways = { phones, whatsAppNumber, about, page };
  if (status !== 'sold') return <ReachBar {...ways} ask={ask} />;
  const name = agent?.name ?? office;
  const whom = name ? page.t('listing.soldByName', { name }) : '';
  return <ReachBar {...ways} ask={page.href(`${agent?.href ?? officeHref ?? ''}/contact-us`)} whom={whom} />;
}
