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

/** What a switch is there for, and how it is told. Payload checks less with it, or writes over a version, whatever it comes with. */
const switches: readonly {
  name: keyof Write;
  fits: (write: Write, savesItself: boolean) => boolean;
  how: string;
}[] = [
  {
    name: 'unpublishAllLocales',
    fits: ({ data: { _status, revision, ...more }, draft }) =>
      !draft && _status === 'draft' && Object.keys(more).length === 0,
    how: 'with _status draft and nothing else, to take something from the website',
  },
  {
    name: 'publishSpecificLocale',
    fits: ({ data, draft }) => !draft && data._status === 'published',
    how: 'with _status published, to publish one language',
  },
  {
    name: 'autosave',
    fits: ({ data, draft }, savesItself) => savesItself && !!draft && data._status !== 'published',
    how: 'with draft=true, for drafts that save themselves',
  },
];

/** Refuses a query parameter that does not fit the write it comes with. @throws APIError 400 */
export const checkSwitches: CollectionBeforeOperationHook = ({
  args,
  collection: { versions },
  operation,
}) => {
  if (operation !== 'create' && operation !== 'update') return;
  const hasAutosave = typeof versions?.drafts === 'object' && Boolean(versions.drafts.autosave);
  const write = writeSchema.safeParse(args).data;
  const odd = write && switches.find(({ name, fits }) => write[name] && !fits(write, hasAutosave));
  if (odd) throw new APIError(`Leave out ${odd.name}: it comes ${odd.how}`, 400, null, true);
};
