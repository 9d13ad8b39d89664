import type { CollectionBeforeOperationHook } from 'payload';
import { limitFault } from '@/lib/document/limits';
import { isNode } from '@/lib/document/nodes';
import { ofLimit } from '@/lib/engine/save-blocks';
import { inBlocks, refuseContent } from './refuse-content';
import { noteRestored } from './stored-rows';

/** Before Payload looks at anything: a document beyond the limits is refused at once, by whatever way it comes. */
export const refuseBeyondLimits: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const data: unknown = 'data' in args ? args.data : null;
  const blocks = isNode(data) && Array.isArray(data.blocks) ? data.blocks : [];
  const beyond = limitFault(blocks);
  if (!beyond) return;
  throw refuseContent([inBlocks(blocks)(ofLimit(beyond))], collection.slug, req);
};

/** Later hooks are told what is restored in one language only, and read the others. */
export const noteRestoredVersion: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && 'id' in args) noteRestored(req, args.id);
};
