import type { CollectionBeforeOperationHook } from 'payload';
import { pictureName } from './picture-names';

/** Renames a file on its way in, before anything else looks at it. */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update')) {
    req.file = { ...req.file, name: pictureName(req.file.name) };
  }
  return args;
};
