import type { PayloadRequest, Where } from 'payload';
import { enabledLocales } from '@/lib/i18n/locales';
import { contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { ContentKey } from '@/schemas/content-keys';
import { contactSection } from '@/schemas/page';
import type { Listing, Office, Person, WebsiteSection } from '../payload-types';
import { getContentValue } from '../platform/contents/read-contents';
import { relationId } from '../relation-id';
import type { LeadRecipient, RecipientCandidates } from './route-lead';

/**
 * Finds the network's recipient: the email address in its `contact` section, or else the addresses of its
 * administrators.
 */
export async function findNetworkMailbox(req: PayloadRequest): Promise<LeadRecipient> {
  const email = (await readContent(contactSection, 'default_email', req)) ?? (await findAdminEmails(req));
  const name = (await readContent('header', 'network_name', req)) ?? 'the network';
  return { name, email, office: null, agent: null };
}

const readContent = async (section: string, key: ContentKey, req: PayloadRequest): Promise<string | null> =>
  getContentValue(await readSectionContents(section, req), key);

/** The contents of a section of the network, in the default language. */
export async function readSectionContents(
  section: string,
  req: PayloadRequest,
): Promise<WebsiteSection['contents']> {
  const { docs } = await req.payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, req },
    where: { and: [{ name: { equals: section } }, { scope: { equals: 'network' } }] },
  });
  return docs[0]?.contents;
}

async function findAdminEmails(req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'staff', depth: 0, pagination: false, limit: 10, req },
    where: { role: { equals: 'network-admin' } },
  });
  return docs.map(({ email }) => email).join(', ') || null;
}

type OriginQuery = {
  contactPath: string;
  listingSlug: string | undefined;
  /** Slug of the office that the visitor's browser remembers. */
  rememberedOffice: string | null;
};
export type LeadOrigin = Omit<RecipientCandidates, 'assigned'> & {
  listing: Pick<Listing, 'id' | 'title' | 'listing_number'> | null;
};

/**
 * Finds the possible recipients of a lead by the origin that the form reports: a path of this site and the
 * slug of a listing. The input is not trusted: records that visitors cannot see are not found.
 */
export async function findLeadOrigin(
  { contactPath, listingSlug, rememberedOffice }: OriginQuery,
  req: PayloadRequest,
): Promise<LeadOrigin> {
  const context = resolveBrandContext(contactPath);
  const listing = listingSlug
    ? await findVisibleRecord('listings', { slug: { equals: listingSlug } }, req)
    : null;
  const agent = context.agent ? await findAgent({ slug: { equals: context.agent } }, req) : null;
  const listingAgent = listing?.agent
    ? await findAgent({ id: { equals: relationId(listing.agent) } }, req)
    : null;
  const officeRelation = agent?.office ?? listing?.office;
  const officeSlug = context.office?.slug ?? (officeRelation ? null : rememberedOffice);
  const office = officeSlug
    ? await findOffice({ slug: { equals: officeSlug } }, req)
    : officeRelation
      ? await findOffice({ id: { equals: relationId(officeRelation) } }, req)
      : null;
  return {
    agent: agent && toPersonRecipient(agent),
    listingAgent: listingAgent && toPersonRecipient(listingAgent),
    office: office && toOfficeRecipient(office),
    network: await findNetworkMailbox(req),
    listing,
  };
}

/** The office or agent whose pages contain the path, and the locale. */
export function resolveBrandContext(path: string) {
  const match = matchRoute(stripLocale(path));
  const locale = localeOf(path) ?? enabledLocales[0];
  return match ? contextOf(match, locale) : { locale };
}

/** The region whose page the path is, as words: `greater accra`; null for other pages. */
export function findPageRegion(path: string): string | null {
  const { row, params } = matchRoute(stripLocale(path)) ?? {};
  return row && params?.state && !params.slug ? params.state.replaceAll('-', ' ') : null;
}

const localeOf = (path: string) =>
  enabledLocales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));

/** The path without its locale, query and hash, as the router matches it. */
export function stripLocale(path: string): string {
  const locale = localeOf(path);
  return (locale ? path.slice(locale.length + 1) : path).split(/[?#]/)[0] || '/';
}

const findAgent = (where: Where, req: PayloadRequest): Promise<Person | null> =>
  findVisibleRecord(
    'people',
    { and: [where, { is_agent: { equals: true } }, { show_on_website: { equals: true } }] },
    req,
  );
/** Finds an open office. */
export const findOffice = (where: Where, req: PayloadRequest): Promise<Office | null> =>
  findVisibleRecord('offices', { and: [where, { status: { equals: 'Active' } }] }, req);

type PublicRecords = { people: Person; offices: Office; listings: Listing };

/**
 * Finds only what visitors can see, but returns the complete record: mail goes to addresses that are not
 * public.
 */
export async function findVisibleRecord<Slug extends keyof PublicRecords>(
  collection: Slug,
  where: Where,
  req: PayloadRequest,
) {
  const visible = await req.payload.find({
    ...{ collection, where, limit: 1, depth: 0, pagination: false, overrideAccess: false },
    req: { transactionID: req.transactionID },
  });
  const id = relationId(visible.docs[0]);
  return id === null ? null : req.payload.findByID({ collection, id, depth: 0, req });
}

export const toPersonRecipient = ({ id, first_name, last_name, email, office }: Person): LeadRecipient => ({
  ...{ name: `${first_name} ${last_name}`, email: email ?? null, office: relationId(office), agent: id },
});
export const toOfficeRecipient = ({ id, name, public_email, owner }: Office): LeadRecipient => ({
  ...{ name, email: public_email || owner?.email || null, office: id, agent: null },
});
