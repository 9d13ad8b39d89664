import { findLimitIssue, type LimitIssue } from '@/lib/document/limits';
import { findDuplicateIds } from './duplicate-ids';
import { documentIssue, type Issue, issueOf } from './issue';
import { readNodes, toNode, type WriteRules } from './read-nodes';
import { findRightsIssues } from './rights-issues';
import { indexStoredNodes } from './stored-node-index';
import type { StoredVersions } from './stored-versions';

export type WriteResult = { ok: true; blocks: unknown[] } | { ok: false; issues: Issue[] };

const noStoredVersions: StoredVersions = { current: [], otherVersions: [], published: [] };

/**
 * Strict validation of content before a write. A draft may be unfinished but not malformed; published
 * content must be complete. Stored nodes that are unchanged are exempt: unreadable nodes stay as they are,
 * including their children (lossless quarantine), and older issues do not block a draft.
 * @returns the blocks to store: unchanged nodes are the stored objects, not copies.
 */
export function validateWrite(
  next: unknown,
  rules: WriteRules,
  stored: StoredVersions = noStoredVersions,
): WriteResult {
  if (!Array.isArray(next)) return rejectWrite([documentIssue('Write the blocks as one list: [ … ]')]);
  const limitIssue = findLimitIssue(next);
  if (limitIssue) return rejectWrite([issueOfLimit(limitIssue)]);
  const nodes = readNodes(next, '', { ...rules, ...indexStoredNodes(stored) });
  const issues = [
    ...findDuplicateIds(nodes, stored),
    ...nodes.flatMap((node) => node.issues),
    ...findRightsIssues(next, stored, rules),
  ];
  return issues.length > 0 ? rejectWrite(issues) : { ok: true, blocks: nodes.map(toNode) };
}

const rejectWrite = (issues: Issue[]): WriteResult => ({ ok: false, issues });

/** An exceeded limit as an issue of the document or of one block. */
export function issueOfLimit({ message, isCumulative, ...node }: LimitIssue): Issue {
  return isCumulative ? documentIssue(message) : issueOf(node, '', message);
}
