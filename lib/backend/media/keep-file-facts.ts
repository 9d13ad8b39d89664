import type { CollectionBeforeOperationHook } from 'payload';
import { heldFields } from '../access/held-fields';

const facts = heldFields.filter(({ collection }) => collection === 'media').map(({ field }) => field);

/** What a file is, is read from the file: whatever a request says of it is left out before it is read. */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !isRecord(args.data)) return args;
  const data = Object.fromEntries(Object.entries(args.data).filter(([name]) => !facts.includes(name)));
  return { ...args, data };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
