import type { Where } from 'payload';

/** The kind of owner of a document. Always explicit: a missing office or agent has no meaning. */
export type OwnerScope = 'network' | 'office' | 'agent';

/** Matches the documents of these offices. Documents of an agent belong to the agent's office. */
export function ofOffices(offices: readonly number[], scopes: readonly OwnerScope[], pathPrefix = ''): Where {
  const office: Where = { [`${pathPrefix}office`]: { in: [...offices] } };
  const agent: Where = { [`${pathPrefix}agent.office`]: { in: [...offices] } };
  return scopes.includes('agent') ? { or: [office, agent] } : office;
}

/** Labels in the CMS. */
export const scopeLabels: Readonly<Record<OwnerScope, string>> = {
  network: 'The whole network',
  office: 'An office',
  agent: 'An agent',
};
