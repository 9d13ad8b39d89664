import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { relationId } from '../relation-id';
import type { OwnerScope } from './owner-scope';
import { hasOwner, ownerScopes } from './owner-scopes';

type Fault = { path: 'scope' | 'office' | 'agent'; message: string };

/** What the form calls them. */
const labels = { scope: 'Belongs to', office: 'Office', agent: 'Agent' };

/**
 * Why scope, office and agent do not fit together; null when they do. Where no document is an agent's own, an
 * agent is no owner, and is not looked at.
 */
export function ownerFault(document: Record<string, unknown>, scopes: readonly OwnerScope[]): Fault | null {
  const scope = scopes.find((one) => one === document.scope);
  if (!scope) return { path: 'scope', message: `Say whose it is (${scopes.join(', ')})` };
  for (const owner of ['office', 'agent'] as const) {
    if (!scopes.includes(owner)) continue;
    const isNamed = relationId(document[owner]) !== null;
    if (scope === owner && !isNamed) return { path: owner, message: `Say which ${owner} it belongs to` };
    if (scope !== owner && isNamed)
      return {
        path: owner,
        message: `It belongs to the ${scope}: leave the ${owner} empty, or change “Belongs to”`,
      };
  }
  return null;
}

/** Holds every write to one stated owner, drafts included. @throws ValidationError */
export const stateOwner: CollectionBeforeChangeHook = ({ collection: { slug }, data, originalDoc, req }) => {
  const fault = hasOwner(slug) ? ownerFault({ ...originalDoc, ...data }, ownerScopes[slug]) : null;
  if (fault)
    throw new ValidationError({ collection: slug, errors: [{ ...fault, label: labels[fault.path] }], req });
  return data;
};
