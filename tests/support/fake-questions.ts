import { collectionOfKind } from '@/schemas/collection-of-kind';
import { readPageRecordCall, signInCall } from '@/schemas/composing/cms';
import type { PageEditor } from '@/schemas/composing/drafts';
import {
  findAddressCall,
  findDeadLinksCall,
  type LinkableRecord,
  resolveLinkCall,
} from '@/schemas/composing/links';
import {
  createPageCall,
  findPagesCall,
  findTemplatesCall,
  readSessionCall,
} from '@/schemas/composing/new-page';
import { resolvePageDataCall } from '@/schemas/composing/page-data';
import {
  findFormsCall,
  findNamesCall,
  findRecordsCall,
  type RecordSummary,
} from '@/schemas/composing/records';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { type FakeRoute, route } from './fake-routes';

/** The data of the fake besides the draft. */
type Known = {
  id: number;
  editor: PageEditor;
  password: string;
  isSignedOut: boolean;
  /** Failed attempts to sign in, by the address of the account. */
  attempts: Map<string, number>;
  pageData: ResolvedPageData | null;
  records: readonly RecordSummary[];
  addresses: ReadonlyMap<string, LinkableRecord>;
};

/** The calls that read data, links and records. */
export const questionRoutes = (known: Known): FakeRoute[] => [
  route(resolvePageDataCall, ({ body }) => {
    const parsed = resolvePageDataCall.body.safeParse(body).data;
    if (!parsed) return { status: 400 };
    if (parsed.id !== known.id) return { status: 404 };
    return known.pageData ? { status: 200, body: known.pageData } : { status: 503 };
  }),
  route(findDeadLinksCall, ({ query }) => {
    const parsed = findDeadLinksCall.query.safeParse(query).data;
    if (!parsed) return { status: 400 };
    return parsed.id === known.id ? { status: 200, body: { links: [] } } : { status: 404 };
  }),
  route(resolveLinkCall, ({ query }) => {
    const parsed = resolveLinkCall.query.safeParse(query).data;
    if (!parsed) return { status: 400 };
    const found = known.addresses.get(parsed.path) ?? null;
    return { status: 200, body: { found, isThere: found !== null } };
  }),
  route(findAddressCall, ({ query }) => {
    const parsed = findAddressCall.query.safeParse(query).data;
    if (!parsed) return { status: 400 };
    const [path = null] =
      [...known.addresses].find(([, { kind, id }]) => kind === parsed.kind && id === parsed.id) ?? [];
    return { status: 200, body: { path } };
  }),
  ...recordRoutes(known),
];

const recordRoutes = (known: Known): FakeRoute[] => [
  route(findRecordsCall, ({ query }) => {
    const parsed = findRecordsCall.query.safeParse(query).data;
    if (!parsed) return { status: 400 };
    const { kind, id, words } = parsed;
    const isFound = (record: RecordSummary) =>
      id.length > 0 ? id.includes(String(record.id)) : record.name.includes(words);
    const records = known.records.filter((record) => kind.includes(record.kind) && isFound(record));
    return { status: 200, body: { records, hasMore: false } };
  }),
  route(findFormsCall, ({ query }) => {
    const parsed = findFormsCall.query.safeParse(query).data;
    if (!parsed) return { status: 400 };
    const { kind, id, slug } = parsed;
    const found = known.records.filter(
      (record) =>
        record.kind === kind && (id.includes(String(record.id)) || slug.includes(record.slug ?? '')),
    );
    const { mayWrite: mayChange } = known.editor;
    const forms = found.map((record) => ({ id: record.id, slug: record.slug, mayChange }));
    return { status: 200, body: { collection: collectionOfKind[kind], forms } };
  }),
  route(findNamesCall, () => ({ status: 200, body: { words: [] } })),
];

const place = { slug: 'page', route: 'customPage', template_slug: null, office: null, agent: null };

/** The calls of Payload's own API. */
export const cmsRoutes = (known: Known): FakeRoute[] => [
  route(findPagesCall, () => ({ status: 200, body: { docs: [{ id: known.id, title: 'Page' }] } })),
  route(findTemplatesCall, () => ({ status: 200, body: { docs: [] } })),
  route(createPageCall, ({ body }) => {
    const isRead = createPageCall.body.safeParse(body).success;
    return isRead ? { status: 201, body: { doc: { id: known.id + 1 } } } : { status: 400 };
  }),
  route(readPageRecordCall, () => {
    const body = { title: 'Page', ...place };
    return { status: 200, body };
  }),
];

const maxAttempts = 10;

/** The calls of Payload's own API that require no session. */
export const openRoutes = (known: Known): FakeRoute[] => [
  route(readSessionCall, () => ({
    status: 200,
    body: { user: known.isSignedOut ? null : { email: known.editor.email } },
  })),
  route(signInCall, ({ body }) => {
    const sent = signInCall.body.safeParse(body).data;
    if (!sent) return { status: 400 };
    const isRight = sent.email === known.editor.email && sent.password === known.password;
    if (isRight) return { status: 200, body: { token: 'a token' } };
    const attempts = (known.attempts.get(sent.email) ?? 0) + 1;
    known.attempts.set(sent.email, attempts);
    return attempts > maxAttempts ? { status: 429 } : { status: 401 };
  }),
];
