import type { CollectionBeforeOperationHook } from 'payload';
import { freeName } from './free-name';

/**
 * Renames a file on its way in, before anything else looks at it: no file that is kept has its name, whatever its
 * extension, which may yet be mended. A picture is only ever made from a file that was sent.
 */
export const nameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.query?.uploadEdits;
  if (req.file) req.file = { ...req.file, name: await freeName(req.file.name) };
  return args;
};
