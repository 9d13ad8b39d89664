import { createStore, del, delMany, getMany, keys, setMany } from 'idb-keyval';
import { z } from 'zod';
import type { Editing } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import type { ComposedPage } from './backend';
import { closeGround, type Ground, readKept, writeKept } from './kept-record';
import { holdName, ifNobodyHolds, isHeldByAnother } from './tab-lock';

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
/** The page that edits are done to stands beside them: it is large, and the same for many of them. */
const groundOf = (key: string): string => `${key} ground`;
const isGround = (key: string): boolean => key.endsWith(groundOf(''));

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
  void forgetGrounds().catch(() => undefined);
  let ground: Ground | null = null;
  return {
    keep: async (editing) => {
      const kept = writeKept(editing, ground);
      const isNew = kept.ground !== ground;
      ground = kept.ground;
      const written: [string, unknown][] = [
        [own, { ...kept.record, path: page.path }],
        ...(isNew ? [[groundOf(own), closeGround(ground)] satisfies [string, unknown]] : []),
      ];
      await setMany(written, store()).catch((error: unknown) => {
        ground = null;
        throw error;
      });
    },
    // What later edits are done to stays for them, and goes with the tab.
    forget: () => del(own, store()),
    adopt: async () => {
      ground = null;
      for (const key of await keys<string>(store())) {
        const taken = key.startsWith(place) && !isGround(key) ? await takeOver(key, own) : null;
        if (taken) return taken;
      }
      return null;
    },
  };
}

/** Whether another tab of this browser has the page open for the same person; of a browser without locks it is not known. */
export const isOpenElsewhere = (page: ComposedPage, email: string): Promise<boolean> =>
  isHeldByAnother(lockOf(pageKey(page, email)));

/** What a closed tab has kept of a page that is not to be had any more. */
export type LeftBehind = { key: string; editing: Editing };

/** By where the page stood or by its id; not what belongs to a tab that lives. */
export async function readLeftBehind(
  email: string,
  of: { path: string } | Pick<ComposedPage, 'collection' | 'id'>,
): Promise<LeftBehind[]> {
  const begun = 'path' in of ? `${email}/` : `${email}/${of.collection}/${of.id}/`;
  const left: LeftBehind[] = [];
  for (const key of await keys<string>(store())) {
    if (!key.startsWith(begun) || isGround(key)) continue;
    const editing = await ifNobodyHolds(lockOf(key), async () => {
      const [record] = await getMany<unknown>([key], store());
      if ('path' in of && pathOf(record) !== of.path) return null;
      const [ground] = await getMany<unknown>([groundOf(key)], store());
      return readKept(record, ground);
    });
    if (editing) left.push({ key, editing });
  }
  return left;
}

/** @returns whether it is gone: not while a tab that has taken it over lives. */
export const forgetLeftBehind = async ({ key }: LeftBehind): Promise<boolean> =>
  (await ifNobodyHolds(lockOf(key), async () => {
    await delMany([key, groundOf(key)], store());
    return true;
  })) === true;

const pathOf = (record: unknown): string | undefined =>
  z.object({ path: z.string() }).safeParse(record).data?.path;

/**
 * Unless the tab it belongs to lives. It is in the new place before it is gone from the old one; what another release has
 * kept, and this one cannot read, stays where it is for that one.
 */
const takeOver = (key: string, own: string): Promise<Editing | null> =>
  ifNobodyHolds(lockOf(key), async () => {
    const [record, ground] = await getMany<unknown>([key, groundOf(key)], store());
    const editing = readKept(record, ground);
    if (!editing) return null;
    await setMany(
      [
        [own, record],
        [groundOf(own), ground],
      ],
      store(),
    );
    await delMany([key, groundOf(key)], store());
    return editing;
  });

/** Of tabs that are gone and had saved everything. */
async function forgetGrounds(): Promise<void> {
  const all = new Set(await keys<string>(store()));
  for (const key of all) {
    const of = key.slice(0, -groundOf('').length);
    if (isGround(key) && !all.has(of)) await ifNobodyHolds(lockOf(of), () => forgetGround(key, of));
  }
}

/** A tab may have kept something over it before it went. */
async function forgetGround(key: string, of: string): Promise<void> {
  const [record] = await getMany<unknown>([of], store());
  if (record === undefined) await del(key, store());
}
