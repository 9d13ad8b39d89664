import { findContextRedirect } from '@/adapters/redirects/find-context-redirect';
import { emptyReferences } from '@/lib/engine/reference-table';
import { findPage } from '@/lib/publish/compose-page';
import type { PageSources } from '@/lib/publish/page-sources';
import { contextRedirectLocation, parseContextRedirect } from '@/lib/routes/context-redirect';
import { decideRequest } from '@/lib/routes/decide-request';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { splitPath } from '@/lib/routes/path-segments';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { type BrandContext, formatOfficeCookie } from '@/lib/routes/visitor-cookies';
import { appendRequestQuery } from '@/lib/server/page-request';

/** The stored data: redirects, and the region of each office. */
type RedirectData = { rules: readonly RedirectRule[]; regions: Readonly<Record<string, string>> };

/**
 * The addresses to which a visitor's browser is redirected, in order: by the proxy, the context redirect and the page.
 * Stops after `maxRedirects`, which indicate a loop.
 */
export async function followRedirects(
  address: string,
  data: RedirectData,
  { brandContext, maxRedirects }: { brandContext: BrandContext | null; maxRedirects: number },
): Promise<string[]> {
  const hops: string[] = [];
  let visitor = { at: address, brandContext };
  while (visitor.at.startsWith('/') && hops.length < maxRedirects) {
    const next = await nextHop(visitor, data);
    if (!next) break;
    visitor = next;
    hops.push(next.at);
  }
  return hops;
}

type VisitorState = { at: string; brandContext: BrandContext | null };

/** The next address and context of a visitor; null when the site renders a page at this address. */
async function nextHop({ at, brandContext }: VisitorState, data: RedirectData): Promise<VisitorState | null> {
  const { pathname, search } = new URL(at, 'http://localhost');
  const decision = decideRequest({
    method: 'GET',
    path: pathname,
    search,
    storedAgent: brandContext && 'agent' in brandContext ? brandContext.agent : undefined,
    storedOffice:
      brandContext && 'office' in brandContext ? formatOfficeCookie(brandContext.office) : undefined,
  });
  if (decision.kind === 'redirect') return { at: decision.to, brandContext };
  if (decision.kind === 'rewrite') return contextRedirectHop(decision.to, brandContext);
  const [, language = '', ...below] = pathname.split('/');
  const pageResult = await findPage(sourcesOf(data), chooseLanguage(language), `/${below.join('/')}`);
  return pageResult?.status === 'redirect'
    ? { at: appendRequestQuery(pageResult.to, pathname + search), brandContext }
    : null;
}

async function contextRedirectHop(address: string, brandContext: BrandContext | null): Promise<VisitorState> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , language, ...segments] = splitPath(pathname) ?? [];
  const lookup = parseContextRedirect(segments);
  const { to, leavesContext } = lookup
    ? await findContextRedirect(lookup)
    : { to: '/', leavesContext: false };
  const at = /^https?:/.test(to) ? to : contextRedirectLocation(to, searchParams, chooseLanguage(language));
  return { at, brandContext: leavesContext ? null : brandContext };
}

/** A page without blocks at every address of the route table. */
const sourcesOf = ({ rules, regions }: RedirectData): PageSources => ({
  readRedirects: async () => rules,
  readPage: async ({ route }) => ({
    ...{ id: '1', route, title: 'Page', metaTitle: null, metaDescription: null, layout: 'default' },
    ...{ noindex: false, locales: ['en-GH'], blocks: [] },
  }),
  readSubjects: async ({ office }) => ({
    names: {},
    owner: null,
    region: (office && regions[office]) ?? null,
  }),
  readRecordDescription: async () => ({ title: null, summary: null }),
  readSection: async () => null,
  readFigures: async () => ({}),
  readReferences: async () => emptyReferences,
  findBinding: () => undefined,
});
