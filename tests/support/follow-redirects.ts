import { findLead } from '@/adapters/redirects/find-lead';
import { contextHref } from '@/lib/routes/context-href';
import { decideRequest } from '@/lib/routes/decide-request';
import { leadLocation, readLead } from '@/lib/routes/lead';
import { matchRoute } from '@/lib/routes/match-route';
import { splitPath } from '@/lib/routes/path-segments';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { type Company, writeOfficeCookie } from '@/lib/routes/visitor-cookies';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { carryQuery } from '@/lib/server/carry-query';

const language = 'en-GH';

/**
 * The addresses that a visitor's browser is sent to by these rules, one after the other, as the site answers them: by the proxy, by who leads,
 * and by the page. No more than `most`: so many are a circle.
 */
export async function followRedirects(
  address: string,
  rules: readonly RedirectRule[],
  { company, most }: { company: Company | null; most: number },
): Promise<string[]> {
  const hops: string[] = [];
  let visitor = { at: address, company };
  while (visitor.at.startsWith('/') && hops.length < most) {
    const next = await answerTo(visitor, rules);
    if (!next) break;
    visitor = next;
    hops.push(next.at);
  }
  return hops;
}

type Visitor = { at: string; company: Company | null };

/** Where the site sends a visitor, and whom they are with then; null when it shows something at this address. */
async function answerTo({ at, company }: Visitor, rules: readonly RedirectRule[]): Promise<Visitor | null> {
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
  const below = pathname.slice(language.length + 1) || '/';
  const match = matchRoute(below);
  const to = compileRedirects(rules).find(below)?.to ?? (match && redirectFor(match));
  return to ? { at: carryQuery(contextHref({ locale: language })(to), pathname + search), company } : null;
}

async function answerOfLookup(address: string, company: Company | null): Promise<Visitor> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const asked = readLead((splitPath(pathname) ?? []).slice(3));
  const { to, isGone } = asked ? await findLead(asked) : { to: '/', isGone: false };
  const at = /^https?:/.test(to) ? to : leadLocation(to, searchParams, language);
  return { at, company: isGone ? null : company };
}
