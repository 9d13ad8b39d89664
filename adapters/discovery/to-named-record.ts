import type { NamedRecord } from '@/lib/discovery/record-facts';
import type { NamedOfficePartsFragment } from '@/lib/graphql/generated/operations';
import { agentPath, officePath } from '@/lib/routes/record-paths';

export const toNamedOffice = (office: NamedOfficePartsFragment | null): NamedRecord | null =>
  office && { name: office.name, path: officePath(office.state_slug, office.slug) };

/** Only team members who work as agents have a slug. */
export const toNamedAgent = (agent: { name: string; slug: string } | null): NamedRecord | null =>
  agent?.slug ? { name: agent.name, path: agentPath(agent.slug) } : null;
