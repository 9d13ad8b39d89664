import type { Payload } from 'payload';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { asSystem } from './access-cases';
import type { CmsApi } from './cms-api';
import { type Network, officeData } from './network';
import { createOwn, storedRow } from './own-documents';

type World = { payload: Payload; network: Network };
type OfficeWithContent = Awaited<ReturnType<typeof createOfficeWithContent>>;

const published = { _status: 'published' as const };
const page = { title: 'Home', layout: 'default' as const, ...published };

/** An office with one document of every kind, and an agent with a page. */
export async function createOfficeWithContent({ payload, network }: World, slug: string) {
  const office = (await payload.create({ collection: 'offices', data: officeData(network.region, slug) })).id;
  const create = (
    collection: 'pages' | 'website-sections' | 'posts' | 'listings' | 'reviews' | 'sale-stories' | 'people',
    fields: Record<string, unknown>,
  ) =>
    createOwn(
      { payload, network },
      collection,
      { ...(collection === 'listings' ? { office } : toOwnerFields(office)), ...fields },
      asSystem,
    );
  const agent = await create('people', { is_agent: true, slug: `agent-${slug}` });
  const agentPage = { ...page, route: 'AgentCustomPage', slug: `me-${slug}` };
  return {
    office,
    agent,
    page: await create('pages', { ...page, route: 'LocationDetail', slug: null }),
    agentPage: await create('pages', { ...agentPage, ...toOwnerFields(null), scope: 'agent', agent }),
    section: await create('website-sections', published),
    post: await create('posts', published),
    review: await create('reviews', { published: true }),
    story: await create('sale-stories', { ...published, agent }),
    listing: await create('listings', { status: 'active', agent }),
    sold: await create('listings', { status: 'sold', sold_at: '2026-02-01', sold_price: 100 }),
  };
}

/** The stored publication status of each of its documents. */
export async function readStates({ payload }: World, content: OfficeWithContent) {
  const row = (collection: Parameters<typeof storedRow>[1], id: number) => storedRow(payload, collection, id);
  return {
    office: (await row('offices', content.office))?.status,
    agent: (await row('people', content.agent))?.show_on_website,
    page: (await row('pages', content.page))?._status,
    agentPage: (await row('pages', content.agentPage))?._status,
    section: (await row('website-sections', content.section))?._status,
    post: (await row('posts', content.post))?._status,
    review: (await row('reviews', content.review))?.published,
    story: (await row('sale-stories', content.story))?._status,
    listing: (await row('listings', content.listing))?.status,
    sold: (await row('listings', content.sold))?.status,
  };
}

export const allVisible = {
  ...{ office: 'Active', agent: true, page: 'published', agentPage: 'published', section: 'published' },
  ...{ post: 'published', review: true, story: 'published', listing: 'active', sold: 'sold' },
};
export const allHidden = {
  ...{ office: 'Closed', agent: false, page: 'draft', agentPage: 'draft', section: 'draft' },
  ...{ post: 'draft', review: false, story: 'draft', listing: 'withdrawn', sold: 'sold' },
};

/** Archives the document at this path from its first revision. @returns the status and the response body. */
export async function archiveBy(api: CmsApi, path: string, headers: Record<string, string>) {
  const answer = await api(`${path}/archive`, { method: 'POST', headers: { 'if-match': '"1"', ...headers } });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
