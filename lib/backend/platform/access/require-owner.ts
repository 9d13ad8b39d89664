import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { relationId } from '../../relation-id';
import type { OwnerScope } from './owner-scope';
import { hasOwner, ownerScopes } from './owner-scopes';

type OwnerIssue = { path: 'scope' | 'office' | 'agent'; message: string };

/** Field labels in the form. */
const labels = { scope: 'Belongs to', office: 'Office', agent: 'Agent' };

/**
 * The issue with the combination of scope, office and agent, or null when it is valid. The agent is ignored
 * in collections without agent-owned documents.
 */
export function findOwnerIssue(
  document: Record<string, unknown>,
  scopes: readonly OwnerScope[],
): OwnerIssue | null {
  const scope = scopes.find((scope) => scope === document.scope);
  if (!scope) return { path: 'scope', message: `Specify the owner (${scopes.join(', ')})` };
  for (const owner of ['office', 'agent'] as const) {
    if (!scopes.includes(owner)) continue;
    const hasOwner = relationId(document[owner]) !== null;
    if (scope === owner && !hasOwner) return { path: owner, message: `Specify which ${owner} it belongs to` };
    if (scope !== owner && hasOwner)
      return {
        path: owner,
        message: `It belongs to the ${scope}: leave the ${owner} empty, or change “Belongs to”`,
      };
  }
  return null;
}

/** Requires exactly one explicit owner on every write, including drafts. @throws ValidationError */
export const requireOwner: CollectionBeforeChangeHook = ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const issue = hasOwner(slug) ? findOwnerIssue({ ...originalDoc, ...data }, ownerScopes[slug]) : null;
  if (issue)
    throw new ValidationError({ collection: slug, errors: [{ ...issue, label: labels[issue.path] }], req });
  return data;
};
