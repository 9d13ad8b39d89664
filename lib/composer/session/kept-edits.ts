import { createStore, del, entries, set } from 'idb-keyval';
import { z } from 'zod';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { operationSchema } from '@/lib/document/operations/operation';
import { beginEditing, type Editing } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import type { ComposedPage } from './backend';
import { holdName, ifNobodyHolds } from './tab-lock';

const documentSchema = z.array(z.unknown()).transform(openDocument);
const keptSchema = z.object({
  stored: z.object({ document: documentSchema, revision: z.number() }),
  document: documentSchema,
  sent: z
    .object({
      save: z.string(),
      from: z.number(),
      operations: z.array(operationSchema),
      document: documentSchema,
    })
    .nullable(),
  conflicts: z.array(conflictSchema),
});

/** Opened when it is first needed: there is none on the server. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('composer', 'kept-edits');
  return opened;
};

/** Of one person: on a shared computer nobody goes on with another's. */
const pageKey = ({ collection, id, locale }: ComposedPage, email: string): string =>
  `${email}/${collection}/${id}/${locale}/`;
const lockOf = (key: string): string => `composer ${key}`;

export type Keeping = {
  keep: (editing: Editing) => Promise<void>;
  forget: () => Promise<void>;
  /** What a tab that is gone has kept of the page, taken over: as it was left, without what could be undone. */
  adopt: () => Promise<Editing | null>;
};

/** Where a tab keeps what it has not saved: its own place, which nobody else takes while the tab lives. */
export function openKeeping(page: ComposedPage, email: string): Keeping {
  const place = pageKey(page, email);
  const own = `${place}${newUuid()}`;
  holdName(lockOf(own));
  return {
    keep: ({ stored, document, sent, conflicts }) =>
      set(
        own,
        {
          stored: { ...stored, document: closeDocument(stored.document) },
          document: closeDocument(document),
          sent: sent && { ...sent, document: closeDocument(sent.document) },
          conflicts,
        },
        store(),
      ),
    forget: () => del(own, store()),
    adopt: async () => {
      for (const [key, kept] of await entries<string, unknown>(store())) {
        const isTaken = key.startsWith(place) && (await takeOver(key, own, kept));
        const read = isTaken ? keptSchema.safeParse(kept) : null;
        if (read?.success) return { ...beginEditing(read.data.stored), ...read.data };
      }
      return null;
    },
  };
}

/** Unless the tab it belongs to lives. It is in the new place before it is gone from the old one. */
const takeOver = async (key: string, own: string, kept: unknown): Promise<boolean> =>
  (await ifNobodyHolds(lockOf(key), async () => {
    await set(own, kept, store());
    await del(key, store());
    return true;
  })) ?? false;
