import type { CollectionBeforeOperationHook } from 'payload';
import { findLimitIssue } from '@/lib/document/limits';
import { isNode } from '@/lib/document/nodes';
import { issueOfLimit } from '@/lib/engine/validate-write';
import { createContentValidationError, toBlockIssue } from './content-issues';
import { setRestoredVersion } from './stored-rows';

/** Rejects documents that exceed the limits, in every operation, before Payload processes them. */
export const rejectOversized: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const data: unknown = 'data' in args ? args.data : null;
  const blocks = isNode(data) && Array.isArray(data.blocks) ? data.blocks : [];
  const issue = findLimitIssue(blocks);
  if (!issue) return;
  throw createContentValidationError([toBlockIssue(blocks)(issueOfLimit(issue))], collection.slug, req);
};

/**
 * Records the restored version: later hooks receive its content in one locale only and read the others
 * themselves.
 */
export const recordRestoredVersion: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && 'id' in args) setRestoredVersion(req, args.id);
};
