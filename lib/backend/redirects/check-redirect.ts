import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { mayLeadTo, redirectHostsContent } from '@/lib/routes/allowed-hosts';
import { movesRegion } from '@/lib/routes/redirect-circles';
import { tidyFrom, tidyTarget } from '@/lib/routes/redirect-form';
import { markOf } from '@/lib/routes/redirect-marks';
import { type RedirectRule, readPattern } from '@/lib/routes/redirect-patterns';
import { hidesOfficePages, isFromBelow } from '@/lib/routes/redirect-place';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { findHiddenPage } from './hidden-pages';
import { readAllowedHosts } from './read-allowed-hosts';
import { readHome } from './read-home';
import { type Related, readRelated } from './read-related';

/**
 * A redirect must match by segments, lead to a safe place, and not in a circle, alone or with the others.
 * One that belongs to an office must start in that office and stay on this site.
 * @throws ValidationError that says which of these it is.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data };
  if (typeof next.from !== 'string' || typeof next.to !== 'string') return data;
  const site = new URL(req.payload.config.serverURL).origin;
  const rule = {
    from: tidyFrom(next.from, site),
    to: tidyTarget(next.to, site),
    permanent: next.permanent !== false,
  };
  const related = await readRelated(rule, originalDoc?.id, req);
  const fault =
    (await placeFault(rule, related, next, req)) ??
    (await leavingFault(rule, req)) ??
    (isByTheSystem(next, req) ? null : await hidingFault(rule, req));
  const told = fault && { ...fault, label: labels[fault.path] };
  if (told) throw new ValidationError({ collection: 'redirects', errors: [told], req });
  return { ...data, from: rule.from, to: rule.to, mark: markOf(rule.from) };
};

/** Why a rule cannot stand where it is written, beside the others; null when it can. */
async function placeFault(
  rule: RedirectRule,
  related: Related,
  next: { office?: unknown; automatic?: unknown },
  req: PayloadRequest,
): Promise<Fault | null> {
  if (isByTheSystem(next, req)) return circleFault(rule, { ...related, regions: [] });
  if (typeof next.office !== 'number') return redirectFault(rule, related);
  return ruleFault(rule, related, await readHome(next.office, req));
}

/** What follows a change of address hides nothing; what somebody makes of it afterwards may. */
const isByTheSystem = (next: { automatic?: unknown }, req: PayloadRequest): boolean =>
  next.automatic === true && !req.user;

/** What the form calls the two. */
const labels = { from: 'Old address', to: 'New address' };

type Fault = { path: 'from' | 'to'; message: string };

/** Why a rule of staff cannot stand beside the others, wherever offices may move; null when it can. */
export function redirectFault(rule: RedirectRule, { others, regions }: Related): Fault | null {
  const pattern = readPattern(rule);
  if (typeof pattern === 'string') return faultOf(pattern);
  if (movesRegion(pattern))
    return faultOf(
      'The new address is the old one in another region: leave this out, as visitors are led to where an office stands',
    );
  return circleFault(rule, { others, regions });
}

/** Why a rule cannot be read, or closes a circle; the system, which knows where offices stand, tells no `regions`. */
export function circleFault(rule: RedirectRule, { others, regions }: Related): Fault | null {
  const before = compileRedirects(others, { regions }).refused.length;
  const { refused } = compileRedirects([...others, rule], { regions });
  const own = refused.find((one) => one.rule === rule);
  if (own) return faultOf(own.reason);
  return refused.length > before ? faultOf('The new address would make a circle with other redirects') : null;
}

const faultOf = (message: string): Fault => ({
  path: message.startsWith('The new address') ? 'to' : 'from',
  message,
});

/**
 * Why a rule cannot stand beside the others as that of the office whose home this is; null when it can. What is not the
 * office's own is refused as that, before anybody is told what stands there.
 */
export const ruleFault = (rule: RedirectRule, related: Related, home: string): Fault | null =>
  ownFault(rule, home) ?? redirectFault(rule, related);

/** Why a rule cannot leave the site; null when it stays, or leads to a host that the network allows. */
async function leavingFault({ to }: RedirectRule, req: PayloadRequest): Promise<Fault | null> {
  if (to.startsWith('/') || mayLeadTo(to, await readAllowedHosts(req))) return null;
  const message = `The new address leaves this site: the network first names its host among the named texts of the section “header”, in “${redirectHostsContent}”, and it begins with https://`;
  return { path: 'to', message };
}

/** Why a rule cannot be while a page stands where it leads from; null when none does. */
export async function hidingFault(rule: RedirectRule, req: PayloadRequest): Promise<Fault | null> {
  const path = await findHiddenPage(rule, req);
  const message = `A page stands at ${path}, which nobody would see any more: redirect another address, or unpublish the page first`;
  return path === null ? null : { path: 'from', message };
}

/** Why a rule cannot be that of the office which stands here; null when it can. */
export function ownFault({ from, to }: RedirectRule, home: string): Fault | null {
  if (!home || !isFromBelow(from, home))
    return {
      path: 'from',
      message: `Start it with ${home}/ as an office redirects only what lies below its own address`,
    };
  if (hidesOfficePages(from))
    return {
      path: 'from',
      message: 'The old address is that of a page which the office has: redirect another',
    };
  if (to.startsWith('/')) return null;
  return {
    path: 'to',
    message: 'An office redirects within this site only: start the new address with a single /',
  };
}
