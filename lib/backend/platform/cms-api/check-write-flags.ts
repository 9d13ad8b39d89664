import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';

const writeSchema = z.object({
  data: z.looseObject({ _status: z.unknown().optional() }),
  draft: z.boolean().nullish(),
  autosave: z.unknown().optional(),
  publishSpecificLocale: z.unknown().optional(),
  unpublishAllLocales: z.unknown().optional(),
});
type Write = z.infer<typeof writeSchema>;

/**
 * Query parameters with which Payload skips checks or overwrites a version; `isAllowed` limits them to their
 * purpose.
 */
const writeFlags: readonly {
  name: keyof Write;
  isAllowed: (write: Write, hasAutosave: boolean) => boolean;
  usage: string;
}[] = [
  {
    name: 'unpublishAllLocales',
    isAllowed: ({ data: { _status, revision, ...more }, draft }) =>
      !draft && _status === 'draft' && Object.keys(more).length === 0,
    usage: 'with _status draft and no other field, to unpublish the document',
  },
  {
    name: 'publishSpecificLocale',
    isAllowed: ({ data, draft }) => !draft && data._status === 'published',
    usage: 'with _status published, to publish one language',
  },
  {
    name: 'autosave',
    isAllowed: ({ data, draft }, hasAutosave) => hasAutosave && !!draft && data._status !== 'published',
    usage: 'with draft=true, for collections with autosave',
  },
];

/** Rejects a write flag in a write where it is not allowed. @throws APIError 400 */
export const checkWriteFlags: CollectionBeforeOperationHook = ({
  args,
  collection: { versions },
  operation,
}) => {
  if (operation !== 'create' && operation !== 'update') return;
  const hasAutosave = typeof versions?.drafts === 'object' && Boolean(versions.drafts.autosave);
  const write = writeSchema.safeParse(args).data;
  const misusedFlag =
    write && writeFlags.find(({ name, isAllowed }) => write[name] && !isAllowed(write, hasAutosave));
  if (misusedFlag)
    throw new APIError(
      `Remove ${misusedFlag.name}: it is allowed only ${misusedFlag.usage}`,
      400,
      null,
      true,
    );
};
