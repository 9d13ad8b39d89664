import type { CollectionBeforeOperationHook } from 'payload';
import { restrictedFields } from '../../access/restricted-fields';

const fileFieldNames = restrictedFields.filter(({ collection }) => collection === 'media').map(({ field }) => field);

/** Hook that removes file attributes from the request: they are read from the file itself. */
export const dropFileAttributes: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !isRecord(args.data)) return args;
  const data = Object.fromEntries(Object.entries(args.data).filter(([name]) => !fileFieldNames.includes(name)));
  return { ...args, data };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
