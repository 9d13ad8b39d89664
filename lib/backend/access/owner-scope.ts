import type { Where } from 'payload';

/** Whose a document is. Always stated: a missing office or agent means nothing. */
export type OwnerScope = 'network' | 'office' | 'agent';

/** The documents of these offices; an agent's own belong to the office the agent works for. */
export function ofOffices(offices: readonly number[], scopes: readonly OwnerScope[], above = ''): Where {
  const office: Where = { [`${above}office`]: { in: [...offices] } };
  const agent: Where = { [`${above}agent.office`]: { in: [...offices] } };
  return scopes.includes('agent') ? { or: [office, agent] } : office;
}

/** What the CMS calls them. */
export const scopeNames: Readonly<Record<OwnerScope, string>> = {
  network: 'The whole network',
  office: 'An office',
  agent: 'An agent',
};
