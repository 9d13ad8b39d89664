import { findLead } from '@/adapters/redirects/find-lead';
import { emptyReferences } from '@/lib/engine/reference-table';
import { findPage } from '@/lib/publish/compose-page';
import type { PageSources } from '@/lib/publish/page-sources';
import { decideRequest } from '@/lib/routes/decide-request';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { leadLocation, readLead } from '@/lib/routes/lead';
import { splitPath } from '@/lib/routes/path-segments';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { type Company, writeOfficeCookie } from '@/lib/routes/visitor-cookies';
import { carryQuery } from '@/lib/server/carry-query';

/** What there is: redirects, and each office with the region in which it stands. */
type Grounds = { rules: readonly RedirectRule[]; regions: Readonly<Record<string, string>> };

/**
 * The addresses that a visitor's browser is sent to, one after the other, as the site answers them: by the proxy, by who leads,
 * and by the page. No more than `most`: so many are a circle.
 */
export async function followRedirects(
  address: string,
  grounds: Grounds,
  { company, most }: { company: Company | null; most: number },
): Promise<string[]> {
  const hops: string[] = [];
  let visitor = { at: address, company };
  while (visitor.at.startsWith('/') && hops.length < most) {
    const next = await answerTo(visitor, grounds);
    if (!next) break;
    visitor = next;
    hops.push(next.at);
  }
  return hops;
}

type Visitor = { at: string; company: Company | null };

/** Where the site sends a visitor, and whom they are with then; null when it shows something at this address. */
async function answerTo({ at, company }: Visitor, grounds: Grounds): Promise<Visitor | null> {
  const { pathname, search } = new URL(at, 'http://localhost');
  const decision = decideRequest({
    method: 'GET',
    path: pathname,
    search,
    storedAgent: company && 'agent' in company ? company.agent : undefined,
    storedOffice: company && 'office' in company ? writeOfficeCookie(company.office) : undefined,
  });
  if (decision.kind === 'redirect') return { at: decision.to, company };
  if (decision.kind === 'rewrite') return answerOfLookup(decision.to, company);
  const [, language = '', ...below] = pathname.split('/');
  const found = await findPage(sourcesOf(grounds), chooseLanguage(language), `/${below.join('/')}`);
  return found?.status === 'moved' ? { at: carryQuery(found.to, pathname + search), company } : null;
}

async function answerOfLookup(address: string, company: Company | null): Promise<Visitor> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , language, ...lead] = splitPath(pathname) ?? [];
  const asked = readLead(lead);
  const { to, isLeft } = asked ? await findLead(asked) : { to: '/', isLeft: false };
  const at = /^https?:/.test(to) ? to : leadLocation(to, searchParams, chooseLanguage(language));
  return { at, company: isLeft ? null : company };
}

/** A page at every address of the route table, without blocks. */
const sourcesOf = ({ rules, regions }: Grounds): PageSources => ({
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
  readOwnWords: async () => ({ title: null, summary: null }),
  readSection: async () => null,
  readFacts: async () => ({}),
  readReferences: async () => emptyReferences,
  findBinding: () => undefined,
});
