import {
  AgentAddressDocument,
  ListingOfficeDocument,
  OfficeAddressDocument,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { pathInRegion } from '@/lib/routes/canonical-owner';
import { pathInContext } from '@/lib/routes/context-href';
import { extractOfficeParameters, pathInOffice, type RedirectContext } from '@/lib/routes/context-redirect';
import { matchRoute } from '@/lib/routes/match-route';
import { mergeQuery, splitAddress } from '@/lib/routes/merge-query';
import { officePath } from '@/lib/routes/record-paths';
import { pathOf, routeTableRedirect } from '@/lib/routes/redirect-loops';
import type { BrandContext, OfficePathSlugs } from '@/lib/routes/visitor-cookies';
import { findRedirect } from './find-redirect';

/**
 * The target of a context redirect: a path without language, or an external URL. `leavesContext`: the stored
 * office or agent no longer applies, because it was deleted, has no such page, or the visitor chose another
 * office.
 */
export type ContextRedirect = { to: string; leavesContext: boolean };

/**
 * Finds the redirect into the office or agent context of a visitor. Redirects by staff have priority. When a
 * lookup fails, the visitor gets the requested page (spec section 2).
 */
export async function findContextRedirect({
  redirectContext,
  path,
}: {
  redirectContext: RedirectContext;
  path: string;
}): Promise<ContextRedirect> {
  const [redirectTarget, context] = await Promise.all([
    findRedirectTarget(path),
    findBrandContext(redirectContext),
  ]);
  const to = redirectTarget ?? path;
  if (isExternal(to)) return { to, leavesContext: false };
  if (context === null) return { to, leavesContext: !('store' in redirectContext) };
  const { path: sharedPath, ...suffix } = splitAddress(to);
  const selectedOffice =
    'store' in redirectContext && context !== 'unknown' && 'office' in context ? context.office : null;
  const toContextPath = createPathMapper(redirectContext, context);
  const contextPath =
    selectedOffice && (await isListingOfOtherOffice(sharedPath, selectedOffice))
      ? officePath(selectedOffice.state, selectedOffice.slug)
      : toContextPath(sharedPath);
  if (context !== 'unknown' && contextPath !== sharedPath && (await hasRedirectLoop(contextPath, context)))
    return { to, leavesContext: true };
  return { to: mergeQuery(contextPath, suffix), leavesContext: selectedOffice !== null };
}

/**
 * Returns the mapping from a shared path to the path in the context. When the lookup of the office or agent
 * failed, an office in the query string has no effect.
 */
function createPathMapper(
  redirectContext: RedirectContext,
  context: BrandContext | 'unknown',
): (shared: string) => string {
  if (context === 'unknown')
    return (shared) => ('store' in redirectContext ? shared : pathInContext(shared, redirectContext));
  return (shared) =>
    'store' in redirectContext && 'office' in context
      ? pathInOffice(shared, context.office)
      : inOfficeRegion(pathInContext(shared, context), context);
}

/**
 * True for the path of a listing of another office: in the context of the selected office it would only
 * redirect to the other one.
 */
async function isListingOfOtherOffice(path: string, { slug }: OfficePathSlugs): Promise<boolean> {
  const post = matchRoute(path)?.params.post;
  const seller = post && (await findListingOffice(post).catch(() => null));
  return Boolean(seller) && seller !== slug;
}

const findRedirectTarget = async (path: string): Promise<string | null> =>
  (await findRedirect(path).catch(() => null))?.to ?? null;

/** The path with the region of the office: the requested URL may contain another region. */
function inOfficeRegion(path: string, context: BrandContext): string {
  const match = matchRoute(path);
  if (!match || !('office' in context) || match.params.slug !== context.office.slug) return path;
  return pathInRegion(match, context.office.state) ?? path;
}

const isExternal = (address: string): boolean => /^https?:/.test(address);

/** The maximum number of redirects; more than browsers follow. */
const MAX_REDIRECTS = 20;

/**
 * True when staff redirect the page of an office or agent to a page from which visitors are redirected back
 * to it.
 */
async function hasRedirectLoop(contextPath: string, context: BrandContext): Promise<boolean> {
  const visitedPaths = new Set<string>();
  for (let currentPath = contextPath; visitedPaths.size < MAX_REDIRECTS; ) {
    if (visitedPaths.has(currentPath)) return true;
    visitedPaths.add(currentPath);
    const target = (await findRedirectTarget(currentPath)) ?? routeTableRedirect(currentPath);
    if (target === null || isExternal(target)) return false;
    currentPath = pathForVisitor(context, target);
  }
  return true;
}

/**
 * The path that a visitor in this context gets for a URL: in the office that the query string selects, or
 * else in the context.
 */
function pathForVisitor(context: BrandContext, address: string): string {
  const path = pathOf(address);
  const { searchParams } = new URL(address, 'http://localhost');
  if ('office' in context && extractOfficeParameters(searchParams)?.slug === context.office.slug)
    return pathInOffice(path, context.office);
  return inOfficeRegion(pathInContext(path, context), context);
}

function findBrandContext(redirectContext: RedirectContext): Promise<BrandContext | null | 'unknown'> {
  const request: Promise<BrandContext | null> =
    'agent' in redirectContext
      ? findAgent(redirectContext.agent)
      : findOffice('store' in redirectContext ? redirectContext.store : redirectContext.office.slug).then(
          (office) => office && { office },
        );
  return request.catch(() => 'unknown');
}

async function findOffice(slug: string): Promise<OfficePathSlugs | null> {
  const { office } = await queryContent(OfficeAddressDocument, { slug });
  return office ? { state: office.state_slug, slug: office.slug } : null;
}

async function findListingOffice(slug: string): Promise<string | null> {
  const { listing } = await queryContent(ListingOfficeDocument, { slug });
  return listing?.office?.slug ?? null;
}

async function findAgent(slug: string): Promise<BrandContext | null> {
  const { agent } = await queryContent(AgentAddressDocument, { slug });
  return agent ? { agent: agent.slug ?? slug } : null;
}
