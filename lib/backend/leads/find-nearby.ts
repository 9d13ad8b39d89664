import type { PayloadRequest, Where } from 'payload';
import { enabledLocales } from '@/lib/i18n/locales';
import { contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { Listing, Office, Person } from '../payload-types';
import { relationId } from '../relation-id';
import { findMailbox } from './find-mailbox';
import type { Nearby, Recipient } from './route-lead';

type Asked = { place: string; listing: string | undefined };
export type Place = Nearby & { listing: Pick<Listing, 'id' | 'title' | 'listing_number'> | null };

/**
 * Who is near the page that a form stands on, by what the form says of it: an address of this site, and the slug of a listing. Both are somebody's
 * word: what visitors cannot see is not found by them.
 */
export async function findNearby({ place, listing: slug }: Asked, req: PayloadRequest): Promise<Place> {
  const context = contextAt(place);
  const listing = slug ? await findOne('listings', { slug: { equals: slug } }, req) : null;
  const agent = context.agent ? await findAgent({ slug: { equals: context.agent } }, req) : null;
  const listingAgent = listing?.agent
    ? await findAgent({ id: { equals: relationId(listing.agent) } }, req)
    : null;
  const of = agent?.office ?? listing?.office;
  const office = context.office
    ? await findOffice({ slug: { equals: context.office.slug } }, req)
    : of
      ? await findOffice({ id: { equals: relationId(of) } }, req)
      : null;
  return {
    agent: agent && ofPerson(agent),
    listingAgent: listingAgent && ofPerson(listingAgent),
    office: office && ofOffice(office),
    network: await findMailbox(req),
    listing,
  };
}

/** Of whose pages an address is one. */
export function contextAt(address: string) {
  const locale = enabledLocales.find((one) => address === `/${one}` || address.startsWith(`/${one}/`));
  const path = (locale ? address.slice(locale.length + 1) : address).split(/[?#]/)[0] || '/';
  const match = matchRoute(path);
  return match ? contextOf(match, locale ?? enabledLocales[0]) : { locale: enabledLocales[0] };
}

const findAgent = (where: Where, req: PayloadRequest): Promise<Person | null> =>
  findOne(
    'people',
    { and: [where, { is_agent: { equals: true } }, { show_on_website: { equals: true } }] },
    req,
  );
const findOffice = (where: Where, req: PayloadRequest): Promise<Office | null> =>
  findOne('offices', { and: [where, { status: { equals: 'Active' } }] }, req);

type Found = { people: Person; offices: Office; listings: Listing };

/** What visitors see is found, with what they do not see of it: mail goes to addresses that stand on no page. */
async function findOne<Slug extends keyof Found>(collection: Slug, where: Where, req: PayloadRequest) {
  const seen = await req.payload.find({
    ...{ collection, where, limit: 1, depth: 0, pagination: false, overrideAccess: false },
    req: { transactionID: req.transactionID },
  });
  const id = relationId(seen.docs[0]);
  return id === null ? null : req.payload.findByID({ collection, id, depth: 0, req });
}

const ofPerson = ({ id, first_name, last_name, email, office }: Person): Recipient => ({
  ...{ name: `${first_name} ${last_name}`, email: email ?? null, office: relationId(office), agent: id },
});
const ofOffice = ({ id, name, public_email }: Office): Recipient => ({
  ...{ name, email: public_email ?? null, office: id, agent: null },
});
