import { createStore, del, delMany, getMany, keys, setMany } from 'idb-keyval';
import { z } from 'zod';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Operation, operationSchema } from '@/schemas/operation';
import { type Editing, startEditing } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import type { ComposedPage } from './composer-api';
import { acquireLock, isLockedByAnotherTab, withLock } from './tab-lock';

const operationsSchema = z.array(operationSchema);
const recordSchema = z.object({
  /** Revision of the base snapshot. */
  ground: z.number(),
  /** Changes that were stored since the base snapshot. */
  since: operationsSchema,
  revision: z.number(),
  /** Changes that are not stored yet. */
  unsaved: operationsSchema,
  sent: z.object({ save: z.string(), from: z.number(), operations: operationsSchema }).nullable(),
  conflicts: z.array(conflictSchema),
});
/**
 * Stored form of the unsaved edits of a tab. They are relative to a base snapshot that is stored separately
 * and rarely.
 */
type UnsavedEditsRecord = z.infer<typeof recordSchema>;
/** A stored revision of the page. */
type BaseSnapshot = { document: OpenDocument; revision: number };
const baseSchema = z.object({ revision: z.number(), nodes: z.array(z.unknown()) });

/** Above this number of stored operations since the base snapshot, a new one is written. */
const MAX_OPERATIONS_SINCE_BASE = 50;

/**
 * Creates the record for the edits of a page, relative to the last base snapshot, or to a new one if too
 * much was stored since.
 */
function createRecord(
  { stored, document, sent, conflicts }: Editing,
  lastBase: BaseSnapshot | null,
): { record: UnsavedEditsRecord; base: BaseSnapshot } {
  const difference = lastBase && findDifference(lastBase.document, stored.document);
  const isBaseUsable = difference !== null && difference.length <= MAX_OPERATIONS_SINCE_BASE;
  const base = lastBase && isBaseUsable ? lastBase : stored;
  return {
    base,
    record: {
      ground: base.revision,
      since: isBaseUsable ? difference : [],
      revision: stored.revision,
      unsaved: findDifference(stored.document, document),
      sent: sent && { save: sent.save, from: sent.from, operations: [...sent.operations] },
      conflicts: [...conflicts],
    },
  };
}

const serializeBase = ({ document, revision }: BaseSnapshot): z.infer<typeof baseSchema> => ({
  revision,
  nodes: closeDocument(document),
});

/**
 * Restores a page without its undo history; null if the record is invalid or does not belong to this base
 * snapshot.
 */
function restoreRecord(record: unknown, base: unknown): Editing | null {
  const { data: baseData } = baseSchema.safeParse(base);
  const { data } = recordSchema.safeParse(record);
  if (!baseData || data?.ground !== baseData.revision) return null;
  const { sent } = data;
  const stored = applyAll(openDocument(baseData.nodes), data.since);
  const document = stored && applyAll(stored, data.unsaved);
  const savedDocument = stored && applyAll(stored, sent?.operations ?? []);
  if (!document || !savedDocument) return null;
  return {
    ...startEditing({ document: stored, revision: data.revision }),
    document,
    sent: sent && { ...sent, document: savedDocument },
    conflicts: data.conflicts,
  };
}

function applyAll(document: OpenDocument, operations: readonly Operation[]): OpenDocument | null {
  const applied = applyOperations(document, operations);
  return applied.ok ? applied.document : null;
}

/** Opened on first use: the server has no IndexedDB. */
let database: ReturnType<typeof createStore> | undefined;
const getDatabase = () => {
  database ??= createStore('composer', 'kept-edits');
  return database;
};

/** Key prefix per user: on a shared computer, users do not see each other's edits. */
const keyPrefix = ({ collection, id, locale }: ComposedPage, email: string): string =>
  `${email}/${collection}/${id}/${locale}/`;
const lockNameOf = (key: string): string => `composer ${key}`;
/** The base snapshot is stored under a separate key: it is large, and the same for many edits. */
const baseKeyOf = (key: string): string => `${key} ground`;
const isBaseKey = (key: string): boolean => key.endsWith(baseKeyOf(''));

export type UnsavedEditsStore = {
  save: (editing: Editing) => Promise<void>;
  clear: () => Promise<void>;
  /** Takes over the edits of a closed tab: the state at that time, without the undo history. */
  adopt: () => Promise<Editing | null>;
};

/** Opens the store of unsaved edits for a tab. Its entry is locked while the tab is open. */
export function openUnsavedEditsStore(page: ComposedPage, email: string): UnsavedEditsStore {
  const prefix = keyPrefix(page, email);
  const ownKey = `${prefix}${newUuid()}`;
  acquireLock(lockNameOf(ownKey));
  void deleteUnusedBases().catch(() => undefined);
  let base: BaseSnapshot | null = null;
  return {
    save: async (editing) => {
      const snapshot = createRecord(editing, base);
      const isNew = snapshot.base !== base;
      base = snapshot.base;
      const entries: [string, unknown][] = [
        [ownKey, { ...snapshot.record, path: page.path }],
        ...(isNew ? [[baseKeyOf(ownKey), serializeBase(base)] satisfies [string, unknown]] : []),
      ];
      await setMany(entries, getDatabase()).catch((error: unknown) => {
        base = null;
        throw error;
      });
    },
    // The base snapshot stays for later edits and is deleted after the tab is closed.
    clear: () => del(ownKey, getDatabase()),
    adopt: async () => {
      base = null;
      for (const key of await keys<string>(getDatabase())) {
        const adopted = key.startsWith(prefix) && !isBaseKey(key) ? await adoptEntry(key, ownKey) : null;
        if (adopted) return adopted;
      }
      return null;
    },
  };
}

/**
 * Whether the same user has the page open in another tab of this browser. False in browsers without the Web
 * Locks API.
 */
export const isOpenInAnotherTab = (page: ComposedPage, email: string): Promise<boolean> =>
  isLockedByAnotherTab(lockNameOf(keyPrefix(page, email)));

/** Unsaved edits of a closed tab, for a page that is no longer accessible. */
export type AbandonedEdits = { key: string; editing: Editing };

/** Finds unsaved edits by the path or the id of their page. Edits of open tabs are excluded. */
export async function readAbandonedEdits(
  email: string,
  target: { path: string } | Pick<ComposedPage, 'collection' | 'id'>,
): Promise<AbandonedEdits[]> {
  const prefix = 'path' in target ? `${email}/` : `${email}/${target.collection}/${target.id}/`;
  const found: AbandonedEdits[] = [];
  for (const key of await keys<string>(getDatabase())) {
    if (!key.startsWith(prefix) || isBaseKey(key)) continue;
    const editing = await withLock(lockNameOf(key), async () => {
      const [record] = await getMany<unknown>([key], getDatabase());
      if ('path' in target && pathOf(record) !== target.path) return null;
      const [base] = await getMany<unknown>([baseKeyOf(key)], getDatabase());
      return restoreRecord(record, base);
    });
    if (editing) found.push({ key, editing });
  }
  return found;
}

/** @returns whether the edits were deleted; false while a tab that adopted them is open */
export const deleteAbandonedEdits = async ({ key }: AbandonedEdits): Promise<boolean> =>
  (await withLock(lockNameOf(key), async () => {
    await delMany([key, baseKeyOf(key)], getDatabase());
    return true;
  })) === true;

const pathOf = (record: unknown): string | undefined =>
  z.object({ path: z.string() }).safeParse(record).data?.path;

/**
 * Adopts the entry of a tab, unless that tab is open. The new entry is written before the old one is
 * deleted. An entry that this release cannot read stays.
 */
const adoptEntry = (key: string, ownKey: string): Promise<Editing | null> =>
  withLock(lockNameOf(key), async () => {
    const [record, base] = await getMany<unknown>([key, baseKeyOf(key)], getDatabase());
    const editing = restoreRecord(record, base);
    if (!editing) return null;
    await setMany(
      [
        [ownKey, record],
        [baseKeyOf(ownKey), base],
      ],
      getDatabase(),
    );
    await delMany([key, baseKeyOf(key)], getDatabase());
    return editing;
  });

/** Deletes the base snapshots of closed tabs that had saved everything. */
async function deleteUnusedBases(): Promise<void> {
  const all = new Set(await keys<string>(getDatabase()));
  for (const key of all) {
    const entryKey = key.slice(0, -baseKeyOf('').length);
    if (isBaseKey(key) && !all.has(entryKey))
      await withLock(lockNameOf(entryKey), () => deleteBaseIfUnused(key, entryKey));
  }
}

/** The tab may have stored an entry before it was closed. */
async function deleteBaseIfUnused(key: string, entryKey: string): Promise<void> {
  const [record] = await getMany<unknown>([entryKey], getDatabase());
  if (record === undefined) await del(key, getDatabase());
}
