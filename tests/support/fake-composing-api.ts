import { createHash } from 'node:crypto';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { contentLocale } from '@/lib/i18n/locales';
import type { CallDefinition } from '@/schemas/composing/call-definition';
import { ifMatchHeaders } from '@/schemas/composing/call-parts';
import { updateDraftCall } from '@/schemas/composing/cms';
import {
  type OtherEditor,
  type PageEditor,
  pollDraftCall,
  publishDraftCall,
  readTranslatedLanguagesCall,
  readUnpublishedChangesCall,
  resetTranslationCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import type { LinkableRecord } from '@/schemas/composing/links';
import { findUnknownParameters } from '@/schemas/composing/query';
import type { RecordSummary } from '@/schemas/composing/records';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { listVersionsCall, readVersionCall, type VersionList } from '@/schemas/composing/versions';
import { cmsRoutes, openRoutes, questionRoutes } from './fake-questions';
import {
  type AnyFakeAnswer,
  type FakeAnswer,
  type FakeRoute,
  findRoute,
  type ParsedRequest,
  route,
  toResponse,
} from './fake-routes';

type Version = VersionList['versions'][number] & { nodes: unknown[] };
/** The response that replaces the regular one: `gone` is a network error, `lost` a network error after the request was processed. */
type Instead = AnyFakeAnswer | 'gone' | 'lost' | null;

/** A fake of the composer API with a single page. `tests/support/describe-composing-contract.ts` tests it like the real one. */
export class FakeComposingApi {
  revision = 1;
  password = 'long enough to pass';
  editor: PageEditor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true };
  others: OtherEditor[] = [];
  unpublished = { languages: ['en-GH'], hasSettings: false };
  isPublished = false;
  isSignedOut = false;
  readonly attempts = new Map<string, number>();
  /** Whether all new changes were saved by the same user. */
  isOwnRevision = false;
  /** The languages with blocks of their own. */
  translatedLanguages: string[] = [contentLocale];
  versions: Version[] = [];
  /** Null while the server is too busy to resolve it. */
  pageData: ResolvedPageData | null = null;
  records: RecordSummary[] = [];
  /** Records by their path. */
  readonly addresses = new Map<string, LinkableRecord>();
  /** The requests in order, as `POST /cms-api/pages/1/composing?locale=en-GH`. */
  readonly requests: string[] = [];
  instead: (method: string, url: URL, body: string) => Instead = () => null;
  /** The ids of the applied saves. */
  readonly #done = new Set<string>();

  constructor(
    public nodes: unknown[],
    readonly id = 1,
  ) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(String(input), 'http://localhost');
    const body = typeof init?.body === 'string' ? init.body : '';
    this.requests.push(`${method} ${url.pathname}${url.search}`);
    const instead = this.instead(method, url, body);
    if (instead === 'gone') throw new TypeError('Failed to fetch');
    const headers = new Headers(init?.headers);
    const request = { method, url, body, headers };
    const open = findRoute(this.#openRoutes, request);
    const found = open ?? findRoute(this.#routes, request);
    if (!found) return new Response('', { status: 404 });
    const { route, parsed } = found;
    if (body.length > maxBytes && !this.isSignedOut) return toResponse(route.call, { status: 413 });
    const isApplied = instead === null || instead === 'lost';
    const answer = isApplied
      ? ((open ? null : this.#barred(parsed, route.call)) ?? route.respond(parsed))
      : instead;
    if (instead === 'lost') throw new TypeError('Failed to fetch');
    return toResponse(route.call, answer);
  };

  /** The rejections that do not depend on the call. */
  #barred(
    { params, query, headers }: ParsedRequest,
    call: CallDefinition,
  ): { status: 400 | 401 | 404 } | null {
    const as = headers.get('x-acting-user');
    const isOther = as !== null && decodeURIComponent(as) !== this.editor.email;
    if (this.isSignedOut || isOther) return { status: 401 };
    if (query.locale === 'all' || findUnknownParameters(call, query)) return { status: 400 };
    return params.id === undefined || params.id === String(this.id) ? null : { status: 404 };
  }

  readonly #openRoutes = openRoutes(this);
  readonly #routes: readonly FakeRoute[] = [
    route(pollDraftCall, (parsed) => this.#read(parsed)),
    route(saveDraftCall, (parsed) => this.#save(parsed)),
    route(readUnpublishedChangesCall, () => ({ status: 200, body: this.unpublished })),
    route(publishDraftCall, (parsed) => this.#publish(parsed)),
    route(readTranslatedLanguagesCall, () => ({
      status: 200,
      body: { languages: this.translatedLanguages },
    })),
    route(resetTranslationCall, (parsed) => this.#follow(parsed)),
    route(listVersionsCall, (parsed) => this.#listVersions(parsed)),
    route(readVersionCall, ({ params }) => {
      const version = this.versions.find(({ id }) => String(id) === params.version);
      return version ? { status: 200, body: { nodes: version.nodes } } : { status: 404 };
    }),
    route(updateDraftCall, (parsed) => this.#update(parsed)),
    ...questionRoutes(this),
    ...cmsRoutes(this),
  ];

  #read({ headers }: ParsedRequest): FakeAnswer<typeof pollDraftCall> {
    const { revision, isPublished, nodes, editor, others, isOwnRevision } = this;
    const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
    const presenceDigest = digest.slice(0, 16);
    const cachedTag = headers.get('if-none-match');
    if (cachedTag === `"${revision}.${presenceDigest}"`) return { status: 304, body: null };
    const isCached = cachedTag?.startsWith(`"${revision}.`) === true;
    const head = { revision, isPublished, by: editor.name, at: savedAt };
    return {
      status: 200,
      body: {
        ...head,
        presenceDigest,
        editor,
        others,
        isOwnRevision: !isCached && isOwnRevision,
        ...(!isCached && { nodes }),
      },
    };
  }

  /** The rejections of every write: no permission, no revision, or another revision than the stored one. */
  #refusedWrite({ headers }: ParsedRequest): { status: 400 | 403 | 409 | 428 } | null {
    const from = headers.get('if-match');
    if (!this.editor.mayWrite) return { status: 403 };
    if (from === null) return { status: 428 };
    if (!ifMatchHeaders['if-match'].safeParse(from).success) return { status: 400 };
    return from === `"${this.revision}"` ? null : { status: 409 };
  }

  #publish(parsed: ParsedRequest): FakeAnswer<typeof publishDraftCall> {
    const refused = this.#refusedWrite(parsed);
    if (refused) return refused;
    this.isPublished = true;
    return { status: 200, body: { ...this.#next(), canEditMenus: this.editor.tenantScope === 'network' } };
  }

  /** A save that was already applied returns the current revision, whatever its base revision. */
  #save(parsed: ParsedRequest): FakeAnswer<typeof saveDraftCall> {
    const refused = this.#refusedWrite(parsed);
    if (refused?.status === 403) return refused;
    const sent = saveDraftCall.body.safeParse(parsed.body).data;
    if (!sent) return { status: 400 };
    if (refused && refused.status !== 409) return refused;
    if (this.#done.has(sent.save)) return { status: 200, body: { revision: this.revision } };
    if (refused) return refused;
    const done = applyOperations(openDocument(this.nodes), sent.operations);
    if (!done.ok) return { status: 422, body: { errors: [{ message: done.reason }] } };
    this.#done.add(sent.save);
    this.nodes = closeDocument(done.document);
    this.isPublished = false;
    const { locale } = parsed.query;
    if (typeof locale === 'string' && !this.translatedLanguages.includes(locale))
      this.translatedLanguages.push(locale);
    return { status: 200, body: this.#next() };
  }

  /** A conflict response of Payload contains the stored revision. */
  #update(parsed: ParsedRequest): FakeAnswer<typeof updateDraftCall> {
    const refused = this.#refusedWrite(parsed);
    if (refused?.status !== 409) return refused ?? { status: 200, body: { doc: this.#next() } };
    const stored = { by: this.editor.name, revision: this.revision };
    return { status: 409, body: { errors: [{ message: 'Saved since', data: { stored } }] } };
  }

  #follow(parsed: ParsedRequest): FakeAnswer<typeof resetTranslationCall> {
    const refused = this.#refusedWrite(parsed);
    if (refused) return refused;
    if (parsed.query.locale === contentLocale) return { status: 422 };
    this.translatedLanguages = this.translatedLanguages.filter(
      (candidate) => candidate !== parsed.query.locale,
    );
    return { status: 200, body: this.#next() };
  }

  #listVersions({ query }: ParsedRequest): FakeAnswer<typeof listVersionsCall> {
    const { page } = listVersionsCall.query.safeParse(query).data ?? {};
    if (page === undefined) return { status: 400 };
    const versions = this.versions.slice((page - 1) * versionsOfPage, page * versionsOfPage);
    const hasMore = this.versions.length > page * versionsOfPage;
    return {
      status: 200,
      body: { versions: versions.map(({ nodes: _, ...version }) => version), hasMore },
    };
  }

  #next(): { revision: number } {
    this.revision += 1;
    const { isPublished, nodes } = this;
    this.versions.unshift({ id: this.revision, at: savedAt, by: this.editor.name, isPublished, nodes });
    return { revision: this.revision };
  }
}

const versionsOfPage = 20;
const savedAt = '2026-01-01T00:00:00.000Z';
/** The limit of a body, in bytes. */
const maxBytes = 2_000_000;
