import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { isAllowedTarget, parseHosts, redirectHostsContent } from '@/lib/routes/allowed-hosts';
import { normalizeFrom, normalizeTo } from '@/lib/routes/normalize-redirect';
import { hidesOfficePages, isBelowPath } from '@/lib/routes/redirect-coverage';
import { lookupKeyOf } from '@/lib/routes/redirect-lookup-keys';
import { movesRegion } from '@/lib/routes/redirect-loops';
import { parsePattern, type RedirectRule } from '@/lib/routes/redirect-patterns';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { getContentValue } from '../contents/read-contents';
import { findHiddenPage } from './hidden-pages';
import { readOfficePath } from './read-office-path';
import { type RelatedRedirects, readRelated } from './related-redirects';

/** Reads the hosts that the network allows as redirect targets, from its published header section. */
export async function readAllowedHosts(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'website-sections',
    where: {
      and: [
        { name: { equals: 'header' } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { contents: true },
    ...{ locale: contentLocale, depth: 0, limit: 1, pagination: false, req },
  });
  return parseHosts(getContentValue(docs[0]?.contents, 'redirect_hosts'));
}

/**
 * Validates a redirect: its pattern matches by segments, its target is safe, and it forms no loop, alone or
 * with other redirects. A redirect of an office must start within that office and stay on this site.
 * @throws ValidationError with the first issue.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data };
  if (typeof next.from !== 'string' || typeof next.to !== 'string') return data;
  const site = new URL(req.payload.config.serverURL).origin;
  const rule = {
    from: normalizeFrom(next.from, site),
    to: normalizeTo(next.to, site),
    permanent: next.permanent !== false,
  };
  const related = await readRelated(rule, originalDoc?.id, req);
  const issue =
    (await findScopeIssue(rule, related, next, req)) ??
    (await findExternalTargetIssue(rule, req)) ??
    (isAutomatic(next, req) ? null : await findHiddenPageIssue(rule, req));
  const error = issue && { ...issue, label: labels[issue.path] };
  if (error) throw new ValidationError({ collection: 'redirects', errors: [error], req });
  return { ...data, from: rule.from, to: rule.to, lookup_key: lookupKeyOf(rule.from) };
};

/** Validates a rule against the other redirects and its owner; null when it is valid. */
async function findScopeIssue(
  rule: RedirectRule,
  related: RelatedRedirects,
  next: { office?: unknown; automatic?: unknown },
  req: PayloadRequest,
): Promise<RedirectIssue | null> {
  if (isAutomatic(next, req)) return findLoopIssue(rule, { ...related, regions: [] });
  if (typeof next.office !== 'number') return findRedirectIssue(rule, related);
  return findOfficeRedirectIssue(rule, related, await readOfficePath(next.office, req));
}

/** Redirects that the system writes after an address change hide no page; later edits by staff can. */
const isAutomatic = (next: { automatic?: unknown }, req: PayloadRequest): boolean =>
  next.automatic === true && !req.user;

/** Form labels of the two fields. */
const labels = { from: 'Old address', to: 'New address' };

type RedirectIssue = { path: 'from' | 'to'; message: string };

/**
 * Validates a rule of staff against the other redirects, whichever region offices move to; null when it is
 * valid.
 */
export function findRedirectIssue(
  rule: RedirectRule,
  { others, regions }: RelatedRedirects,
): RedirectIssue | null {
  const pattern = parsePattern(rule);
  if (typeof pattern === 'string') return issueOf(pattern);
  if (movesRegion(pattern))
    return issueOf('The new address is the old one in another region: no redirect is needed');
  return findLoopIssue(rule, { others, regions });
}

/**
 * Checks that a rule can be parsed and forms no loop. The system passes no `regions`, because it knows
 * where offices are.
 */
export function findLoopIssue(
  rule: RedirectRule,
  { others, regions }: RelatedRedirects,
): RedirectIssue | null {
  const rejectedBefore = compileRedirects(others, { regions }).rejected.length;
  const { rejected } = compileRedirects([...others, rule], { regions });
  const ownRejection = rejected.find((rejection) => rejection.rule === rule);
  if (ownRejection) return issueOf(ownRejection.reason);
  return rejected.length > rejectedBefore ? issueOf('The new address would create a redirect loop') : null;
}

const issueOf = (message: string): RedirectIssue => ({
  path: message.startsWith('The new address') ? 'to' : 'from',
  message,
});

/**
 * Validates a rule of the office with this home path; null when it is valid. The owner is checked first, so
 * that the message does not reveal what exists at foreign addresses.
 */
export const findOfficeRedirectIssue = (
  rule: RedirectRule,
  related: RelatedRedirects,
  home: string,
): RedirectIssue | null => findOwnershipIssue(rule, home) ?? findRedirectIssue(rule, related);

/**
 * Checks that an external target is on a host that the network allows; null when it is, or when the target
 * is on this site.
 */
async function findExternalTargetIssue(
  { to }: RedirectRule,
  req: PayloadRequest,
): Promise<RedirectIssue | null> {
  if (to.startsWith('/') || isAllowedTarget(to, await readAllowedHosts(req))) return null;
  const message = `The new address is on another site: it must start with https://, and the network must first add its host to “${redirectHostsContent}” in the section “header”`;
  return { path: 'to', message };
}

/** Checks that no page exists at the source of a rule; null when there is none. */
export async function findHiddenPageIssue(
  rule: RedirectRule,
  req: PayloadRequest,
): Promise<RedirectIssue | null> {
  // An address with a query hides no page: pages have none.
  const path = rule.from.includes('?') ? null : await findHiddenPage(rule, req);
  const message = `There is a page at ${path}, which would become unreachable: redirect another address, or unpublish the page first`;
  return path === null ? null : { path: 'from', message };
}

/** Checks that a rule belongs to the office with this home path; null when it does. */
export function findOwnershipIssue({ from, to }: RedirectRule, home: string): RedirectIssue | null {
  if (!home || !isBelowPath(from, home))
    return {
      path: 'from',
      message: `Start it with ${home}/: an office can only redirect addresses below its own`,
    };
  if (hidesOfficePages(from))
    return {
      path: 'from',
      message: 'The office already has a page at the old address: redirect another',
    };
  if (to.startsWith('/')) return null;
  return {
    path: 'to',
    message: 'An office can only redirect within this site: start the new address with a single /',
  };
}
