import 'server-only';
import { AgentAddressDocument, OfficeAddressDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { pathInContext } from '@/lib/routes/context-href';
import { type Leader, pathInOffice } from '@/lib/routes/lead';
import type { Company, OfficeAddress } from '@/lib/routes/visitor-cookies';
import { findMove } from './find-move';

/** Where a visitor is led: a path without language, or an address elsewhere. `isGone`: whom they were with is not there any more. */
export type Lead = { to: string; isGone: boolean };

/** Staff's redirects come first. An error in looking somebody up lets the visit go on (spec section 2). */
export async function findLead({ leader, path }: { leader: Leader; path: string }): Promise<Lead> {
  const [move, found] = await Promise.all([findMove(path).catch(() => null), findLeader(leader)]);
  const to = move?.to ?? path;
  if (/^https?:/.test(to)) return { to, isGone: false };
  if (found === null) return { to, isGone: !('store' in leader) };
  if (found === 'unknown') return { to: 'store' in leader ? to : pathInContext(to, leader), isGone: false };
  if ('store' in leader)
    return { to: 'office' in found ? pathInOffice(to, found.office) : to, isGone: false };
  return { to: pathInContext(to, found), isGone: false };
}

function findLeader(leader: Leader): Promise<Company | null | 'unknown'> {
  const asked: Promise<Company | null> =
    'agent' in leader
      ? findAgent(leader.agent)
      : findOffice('store' in leader ? leader.store : leader.office.slug).then(
          (office) => office && { office },
        );
  return asked.catch(() => 'unknown');
}

async function findOffice(slug: string): Promise<OfficeAddress | null> {
  const { office } = await queryContent(OfficeAddressDocument, { slug });
  return office ? { state: office.state_slug, slug: office.slug } : null;
}

async function findAgent(slug: string): Promise<Company | null> {
  const { agent } = await queryContent(AgentAddressDocument, { slug });
  return agent ? { agent: agent.slug ?? slug } : null;
}
