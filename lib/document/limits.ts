import { maxJsonDepth } from '@/schemas/json';
import { measureJson } from './measure-json';
import { nameOf, walkNodes } from './nodes';

/** What one document may hold at most. Far beyond any page people make, well within what the server draws in a moment. */
export const documentLimits = {
  blocks: 500,
  /** Of blocks within blocks. `lib/engine/fill-blocks.ts` allows more: sections bring their own. */
  depth: 6,
  bytes: 512 * 1024,
  json: maxJsonDepth,
  id: 64,
} as const;

/** A limit that a document goes beyond: at which node, and what to do. `isOfAll`: with all that stands before it, not by itself. */
export type LimitFault = { id: string; type: string; message: string; isOfAll: boolean };

/** The first limit that a document goes beyond; null when it keeps to all. Quick for any input. */
export function limitFault(nodes: readonly unknown[]): LimitFault | null {
  let count = 0;
  for (const { node, path, depth } of walkNodes(nodes)) {
    count += 1;
    if (count > documentLimits.blocks) return { ...fault(node, path, tooMany), isOfAll: true };
    if (depth > documentLimits.depth) return fault(node, path, tooDeep);
  }
  const { beyond } = measureJson(nodes, { bytes: documentLimits.bytes, depth: documentLimits.json });
  if (beyond === null) return null;
  // The node named is the first that is too much by itself, or the first of all.
  const most = { bytes: documentLimits.bytes, depth: documentLimits.json - 1 };
  const at = Math.max(
    nodes.findIndex((node) => measureJson(node, most).beyond !== null),
    0,
  );
  return beyond === 'bytes'
    ? { ...fault(nodes[at], String(at), tooLarge), isOfAll: true }
    : fault(nodes[at], String(at), tooNested);
}

const wellFormedId = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Why an id cannot be given to a block; null when it can. Ids become anchors and parts of labels. */
export function idFault(id: string): string | null {
  return id.length <= documentLimits.id && wellFormedId.test(id)
    ? null
    : `Give the block an id of 1 to ${documentLimits.id} letters, digits, hyphens and underscores, starting with a letter or digit`;
}

/** Whether values stand deeper in one another than any document's may; `around` are the levels that are none of a document. Quick for any input. */
export const isTooNested = (value: unknown, around: number): boolean =>
  measureJson(value, { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json + around }).beyond !==
  null;

const tooMany = `A page or section holds at most ${documentLimits.blocks} blocks: move those that come after them to another one`;
const tooDeep = `Blocks stand at most ${documentLimits.depth} deep in one another: move this one out`;
const tooLarge = `A page or section holds at most ${documentLimits.bytes / 1024} kB: move some of its blocks to another one`;
/** What is said of values that are too deep in one another. */
export const tooNested = `Values stand at most ${documentLimits.json} deep in one another: remove the nesting`;

const fault = (node: unknown, path: string, message: string): LimitFault => ({
  ...nameOf(node, path),
  message,
  isOfAll: false,
});
