import { parse } from 'graphql';
import { z } from 'zod';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type CmsApi, openCmsApi, signIn } from './cms-api';
import type { Network } from './network';
import { officeData } from './network';

/** Collections with manually saved drafts, each with a public field and a required field. */
export const drafted = [
  { collection: 'offices', seen: 'heading', required: 'locality', malformed: { main_telephone: 'call us' } },
  { collection: 'people', seen: 'role', required: 'last_name', malformed: { email: 'nobody' } },
  { collection: 'listings', seen: 'category', required: 'summary', malformed: { asking_price: -1 } },
  {
    collection: 'menus',
    seen: 'name',
    required: 'name',
    malformed: { items: [{ link_type: 'url', url: 'javascript:1' }] },
  },
] as const;
export type Drafted = (typeof drafted)[number]['collection'];

let count = 0;

/** A complete, publishable record of an office, with `value` in its public fields. */
export function completeRecord(
  collection: Drafted,
  { region, own, picture }: Network,
  value = 'shown',
): object {
  count += 1;
  const slug = `${value}-${count}`;
  const listed = { region, office: own, listed_at: '2026-01-01T00:00:00.000Z' };
  const of: Record<Drafted, object> = {
    offices: { ...officeData(region, slug), heading: value },
    people: { first_name: value, last_name: slug, ...toOwnerFields(own), is_agent: true, slug, role: value },
    listings: {
      ...{ listing_number: slug, slug, title: value, summary: value, description: value, location: value },
      ...{ status: 'active', kind: 'business', category: value, ...listed },
      ...{ total_sales: 100, images: [picture] },
    },
    menus: {
      name: slug,
      ...toOwnerFields(own),
      items: [{ label: value, link_type: 'office', office: own, children: [] }],
    },
  };
  return of[collection];
}

const answerSchema = z.object({
  doc: z.looseObject({ id: z.number(), revision: z.number() }).optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});
type Role = keyof Network['users'];
type Sent = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: object; revision?: number | string };

/** The CMS API for each staff role. */
export async function openStaff() {
  const api: CmsApi = await openCmsApi();
  const headers = new Map<Role, Record<string, string>>();
  return async (role: Role, path: string, { method = 'GET', body, revision }: Sent = {}) => {
    const own = headers.get(role) ?? (await signIn(api, `${role}@example.com`, 'long enough to pass'));
    headers.set(role, own);
    const carried: Record<string, string> = revision === undefined ? {} : { 'if-match': `"${revision}"` };
    const answer = await api(path, { method, body, headers: { ...own, ...carried } });
    const responseBody: unknown = await answer.json();
    return { status: answer.status, responseBody, ...answerSchema.parse(responseBody) };
  };
}

const everything = `
  offices { name slug heading image { url } team_members { first_name } menus { name items { label href } } }
  officePins { name slug }
  storeSearch(latitude: 5.55, longitude: -0.18) { name slug }
  regions { name office_count }
  officeMenus(tribe_slug: "osu", locale: "en-GH") { name items { label href } }
  teamMembers(tribe_slug: "osu") { first_name last_name role }
  agents { total items { name slug office { slug } } }
  listings(limit: 100) { total items { title slug category office { slug } agent { slug } } }
  pages(locale: "en-GH") { route slug tribe_slug agent_slug }
`;

/** Queries all public content of the contract. */
export async function queryEverything(more = ''): Promise<unknown> {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { data, errors } = await executeContract({ document: parse(`{ ${everything} ${more} }`) });
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return JSON.parse(JSON.stringify(data));
}
