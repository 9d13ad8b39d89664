import type { NamedPlace } from '@/lib/discovery/record-facts';
import type { NamedOfficePartsFragment } from '@/lib/graphql/generated/operations';
import { agentPath, officePath } from '@/lib/routes/record-paths';

export const toNamedOffice = (office: NamedOfficePartsFragment | null): NamedPlace | null =>
  office && { name: office.name, path: officePath(office.state_slug, office.slug) };

/** Who works as an agent has a slug. */
export const toNamedAgent = (agent: { name: string; slug: string } | null): NamedPlace | null =>
  agent?.slug ? { name: agent.name, path: agentPath(agent.slug) } : null;
