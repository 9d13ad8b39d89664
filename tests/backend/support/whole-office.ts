import type { Payload } from 'payload';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { asSystem } from './cases';
import type { CmsApi } from './cms-api';
import { type Network, officeData } from './network';
import { createOwn, storedRow } from './own-documents';

type World = { payload: Payload; network: Network };
type WholeOffice = Awaited<ReturnType<typeof makeWholeOffice>>;

const published = { _status: 'published' as const };
const page = { title: 'Home', layout: 'default' as const, ...published };

/** An office with one of everything, and an agent with a page. */
export async function makeWholeOffice({ payload, network }: World, slug: string) {
  const office = (await payload.create({ collection: 'offices', data: officeData(network.region, slug) })).id;
  const make = (
    collection: 'pages' | 'website-sections' | 'posts' | 'listings' | 'reviews' | 'sale-stories' | 'people',
    fields: Record<string, unknown>,
  ) =>
    createOwn(
      { payload, network },
      collection,
      { ...(collection === 'listings' ? { office } : ownedBy(office)), ...fields },
      asSystem,
    );
  const agent = await make('people', { is_agent: true, slug: `agent-${slug}` });
  const agentPage = { ...page, route: 'AgentCustomPage', slug: `me-${slug}` };
  return {
    office,
    agent,
    page: await make('pages', { ...page, route: 'LocationDetail', slug: null }),
    agentPage: await make('pages', { ...agentPage, ...ownedBy(null), scope: 'agent', agent }),
    section: await make('website-sections', published),
    post: await make('posts', published),
    review: await make('reviews', { published: true }),
    story: await make('sale-stories', { ...published, agent }),
    listing: await make('listings', { status: 'active', agent }),
    sold: await make('listings', { status: 'sold', sold_at: '2026-02-01', sold_price: 100 }),
  };
}

/** What of it is on the website, as it is stored. */
export async function readStates({ payload }: World, made: WholeOffice) {
  const row = (collection: Parameters<typeof storedRow>[1], id: number) => storedRow(payload, collection, id);
  return {
    office: (await row('offices', made.office))?.status,
    agent: (await row('people', made.agent))?.show_on_website,
    page: (await row('pages', made.page))?._status,
    agentPage: (await row('pages', made.agentPage))?._status,
    section: (await row('website-sections', made.section))?._status,
    post: (await row('posts', made.post))?._status,
    review: (await row('reviews', made.review))?.published,
    story: (await row('sale-stories', made.story))?._status,
    listing: (await row('listings', made.listing))?.status,
    sold: (await row('listings', made.sold))?.status,
  };
}

export const allShown = {
  ...{ office: 'Active', agent: true, page: 'published', agentPage: 'published', section: 'published' },
  ...{ post: 'published', review: true, story: 'published', listing: 'active', sold: 'sold' },
};
export const allHidden = {
  ...{ office: 'Closed', agent: false, page: 'draft', agentPage: 'draft', section: 'draft' },
  ...{ post: 'draft', review: false, story: 'draft', listing: 'withdrawn', sold: 'sold' },
};

/** Asks the CMS to archive what is at this path and was never saved since; its status and what it says. */
export async function archiveBy(api: CmsApi, path: string, headers: Record<string, string>) {
  const answer = await api(`${path}/archive`, { method: 'POST', headers: { 'if-match': '"1"', ...headers } });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
