import { type LimitFault, limitFault } from '@/lib/document/limits';
import { duplicateIds } from './duplicate-ids';
import { type Fault, faultOf, faultOfAll } from './fault';
import { type Door, readNodes, toNode } from './read-nodes';
import { rememberNodes } from './remember-nodes';
import { rightsFaults } from './rights-faults';
import type { Stored } from './stored';

export type SaveResult = { ok: true; blocks: unknown[] } | { ok: false; faults: Fault[] };

const nothing: Stored = { now: [], elsewhere: [], published: [] };

/**
 * The strict door for content. A draft may be unfinished, never malformed; what is published must be whole. Except
 * for what is stored already and comes back untouched: what this release cannot read is kept as it is, children
 * included (lossless quarantine), and a draft is not stopped by what somebody else has left.
 * @returns what is to be stored: untouched nodes are the stored ones, not their copies.
 */
export function saveBlocks(next: unknown, door: Door, stored: Stored = nothing): SaveResult {
  if (!Array.isArray(next)) return refuse([faultOfAll('Write the blocks as one list: [ … ]')]);
  const beyond = limitFault(next);
  if (beyond) return refuse([ofLimit(beyond)]);
  const nodes = readNodes(next, '', { ...door, ...rememberNodes(stored) });
  const faults = [
    ...duplicateIds(nodes, stored),
    ...nodes.flatMap((node) => node.faults),
    ...rightsFaults(next, stored, door),
  ];
  return faults.length > 0 ? refuse(faults) : { ok: true, blocks: nodes.map(toNode) };
}

const refuse = (faults: Fault[]): SaveResult => ({ ok: false, faults });

/** What goes beyond a limit, as a fault of the whole or of the one block. */
export function ofLimit({ message, isOfAll, ...node }: LimitFault): Fault {
  return isOfAll ? faultOfAll(message) : faultOf(node, '', message);
}
