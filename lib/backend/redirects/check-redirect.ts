import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { markOf } from '@/lib/routes/redirect-marks';
import { type RedirectRule, readPattern } from '@/lib/routes/redirect-patterns';
import { hidesOfficePages, isFromBelow, tidyFrom } from '@/lib/routes/redirect-place';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { findHiddenPage } from './hidden-pages';
import { readHome } from './read-home';
import { readRelated } from './read-related';

/**
 * A redirect must match by segments, lead to a safe place, and not in a circle, alone or with the others.
 * One that belongs to an office must start in that office and stay on this site.
 * @throws ValidationError that says which of these it is.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data };
  if (typeof next.from !== 'string' || typeof next.to !== 'string') return data;
  const rule = { from: tidyFrom(next.from), to: next.to.trim(), permanent: next.permanent !== false };
  const others = await readRelated(rule, originalDoc?.id, req);
  const isOffices = typeof next.office === 'number';
  const fault =
    (isOffices ? ruleFault(rule, others, await readHome(next.office, req)) : redirectFault(rule, others)) ??
    (next.automatic === true ? null : await hidingFault(rule, req));
  if (fault) throw new ValidationError({ collection: 'redirects', errors: [fault], req });
  return { ...data, from: rule.from, to: rule.to, mark: markOf(rule.from) };
};

type Fault = { path: 'from' | 'to'; message: string };

/** Why the rule cannot stand beside the others; null when it can. */
export function redirectFault(rule: RedirectRule, others: readonly RedirectRule[]): Fault | null {
  const pattern = readPattern(rule);
  if (typeof pattern === 'string')
    return { path: pattern.startsWith('"to"') ? 'to' : 'from', message: pattern };
  const before = compileRedirects(others).refused.length;
  const { refused } = compileRedirects([...others, rule]);
  const own = refused.find((one) => one.rule === rule);
  if (own) return { path: own.reason.includes('back') ? 'to' : 'from', message: own.reason };
  return refused.length > before ? { path: 'to', message: 'another redirect would lead in a circle' } : null;
}

/** Why a rule cannot stand beside the others as that of the office whose home this is; null when it can. */
export const ruleFault = (rule: RedirectRule, others: readonly RedirectRule[], home: string): Fault | null =>
  redirectFault(rule, others) ?? ownFault(rule, home);

/** Why a rule cannot be while a page stands where it leads from; null when none does. */
export async function hidingFault(rule: RedirectRule, req: PayloadRequest): Promise<Fault | null> {
  const path = await findHiddenPage(rule, req);
  const message = `A page stands at ${path}, which nobody would see any more: redirect another address, or unpublish the page first`;
  return path === null ? null : { path: 'from', message };
}

/** Why a rule cannot be that of the office which stands here; null when it can. */
export function ownFault({ from, to }: RedirectRule, home: string): Fault | null {
  if (!home || !isFromBelow(from, home))
    return { path: 'from', message: `An office redirects addresses of its own only: start with ${home}/` };
  if (hidesOfficePages(from))
    return { path: 'from', message: 'A page of the office stands there: redirect another address' };
  if (to.startsWith('/')) return null;
  return { path: 'to', message: 'An office redirects within this site only: start with a single /' };
}
