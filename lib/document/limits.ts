import { MAX_JSON_DEPTH } from '@/schemas/json';
import { measureJson } from './measure-json';
import { nameOf, walkNodes } from './nodes';

/**
 * The limits of one document: far above any realistic page, and well within what the server renders quickly.
 */
export const documentLimits = {
  blocks: 500,
  /**
   * The nesting depth of blocks. `lib/engine/resolve-bindings.ts` allows more, because sections add their own
   * blocks.
   */
  depth: 6,
  bytes: 512 * 1024,
  json: MAX_JSON_DEPTH,
  id: 64,
} as const;

/**
 * A limit that a document exceeds: the node, and how to fix it. `isCumulative`: the node exceeds the limit
 * together with those before it, not by itself.
 */
export type LimitIssue = { id: string; type: string; message: string; isCumulative: boolean };

/** The first limit that a document exceeds; null when there is none. Fast for any input. */
export function findLimitIssue(nodes: readonly unknown[]): LimitIssue | null {
  let count = 0;
  for (const { node, path, depth } of walkNodes(nodes)) {
    count += 1;
    if (count > documentLimits.blocks)
      return { ...limitIssue(node, path, tooManyMessage), isCumulative: true };
    if (depth > documentLimits.depth) return limitIssue(node, path, tooDeepMessage);
  }
  const { exceeded } = measureJson(nodes, { bytes: documentLimits.bytes, depth: documentLimits.json });
  if (exceeded === null) return null;
  // Names the first node that exceeds the limit by itself, otherwise the first node.
  const nodeLimits = { bytes: documentLimits.bytes, depth: documentLimits.json - 1 };
  const at = Math.max(
    nodes.findIndex((node) => measureJson(node, nodeLimits).exceeded !== null),
    0,
  );
  return exceeded === 'bytes'
    ? { ...limitIssue(nodes[at], String(at), tooLargeMessage), isCumulative: true }
    : limitIssue(nodes[at], String(at), tooNestedMessage);
}

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Why an id is invalid for a block; null when it is valid. Ids become anchors and parts of labels. */
export function findIdIssue(id: string): string | null {
  return id.length <= documentLimits.id && idPattern.test(id)
    ? null
    : `Give the block an id of 1 to ${documentLimits.id} letters, digits, hyphens and underscores, starting with a letter or digit`;
}

/**
 * Whether values are nested deeper than any document allows; `outerDepth` is the number of levels around the
 * document. Fast for any input.
 */
export const isTooNested = (value: unknown, outerDepth: number): boolean =>
  measureJson(value, { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json + outerDepth })
    .exceeded !== null;

const tooManyMessage = `A page or section can have at most ${documentLimits.blocks} blocks: move the rest to another one`;
const tooDeepMessage = `Blocks can be nested at most ${documentLimits.depth} levels deep: move this one out`;
const tooLargeMessage = `A page or section can have at most ${documentLimits.bytes / 1024} kB: move some blocks to another one`;
/** The message for values that are nested too deep. */
export const tooNestedMessage = `Values can be nested at most ${documentLimits.json} levels deep: reduce the nesting`;

const limitIssue = (node: unknown, path: string, message: string): LimitIssue => ({
  ...nameOf(node, path),
  message,
  isCumulative: false,
});
