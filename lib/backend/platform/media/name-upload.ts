import type { CollectionBeforeOperationHook } from 'payload';
import { findFreeName } from './free-name';

/**
 * Hook that renames an uploaded file before any other code uses it, so that no stored file has its name with
 * any extension. Also drops `uploadEdits`: pictures are created only from uploaded files.
 */
export const renameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.query?.uploadEdits;
  if (req.file) req.file = { ...req.file, name: await findFreeName(req.file.name) };
  return args;
};
