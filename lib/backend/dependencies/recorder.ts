import type { Sort, Where } from 'payload';
import {
  boundDependencies,
  collectionKey,
  comingKey,
  fieldKey,
  goingKey,
  listFieldKey,
  recordKey,
  type Shown,
} from '@/schemas/dependency';
import { type ListRead, listRead } from './list-read';

type Id = number | string;

/** Notes what is read while an operation runs. */
export type Recorder = {
  /** The document, noting each of its fields that is looked at, and that it matters whether it can be seen. */
  watch: <Doc extends { id: Id }>(collection: Shown, doc: Doc) => Doc;
  /** Notes that it matters whether this record can be seen. */
  noteRecord: (collection: Shown, id: Id) => void;
  /** Notes a list by the query it answers. */
  noteList: (collection: Shown, where?: Where, sort?: Sort) => void;
  /** Notes the start of a list, which is these: what goes from it behind them does not matter. */
  noteStart: (collection: Shown, where: Where, sort: Sort, ids: readonly Id[]) => void;
  /** Notes that anything about any record of a collection matters. */
  noteCollection: (collection: Shown) => void;
  /** What was noted since it was last asked for, bounded in number. */
  takeKeys: () => string[];
};

/** What promises and printing look for in any object. */
const notFields = new Set(['id', 'then', 'toJSON', 'constructor']);

export function createRecorder(): Recorder {
  const taken = new Set<string>();
  const noted = new Set<string>();
  const note = (key: string) => {
    if (!taken.has(key)) noted.add(key);
  };
  const noteComing = (collection: Shown, { parts }: ListRead) => {
    for (const { narrowing, fields } of parts) {
      note(comingKey(collection, narrowing));
      for (const field of fields) note(listFieldKey(collection, narrowing, field));
    }
  };
  return {
    watch: (collection, doc) => {
      // Lists look at thousands of fields, many of them twice.
      const seen = new Set<string>();
      return watch(doc, (field) => {
        if (seen.size === 0) note(recordKey(collection, doc.id));
        if (seen.has(field)) return;
        seen.add(field);
        note(fieldKey(collection, doc.id, field));
      });
    },
    noteRecord: (collection, id) => note(recordKey(collection, id)),
    noteList: (collection, where, sort) => {
      const read = listRead(collection, where, sort);
      noteComing(collection, read);
      for (const { narrowing } of read.parts) note(goingKey(collection, narrowing));
    },
    noteStart: (collection, where, sort, ids) => {
      const read = listRead(collection, where, sort);
      noteComing(collection, read);
      for (const id of ids) {
        note(recordKey(collection, id));
        for (const field of read.fields) note(fieldKey(collection, id, field));
      }
    },
    noteCollection: (collection) => note(collectionKey(collection)),
    takeKeys: () => {
      const keys = boundDependencies(noted);
      for (const key of noted) taken.add(key);
      noted.clear();
      return keys;
    },
  };
}

function watch<Doc extends object>(doc: Doc, note: (field: string) => void): Doc {
  return new Proxy(doc, {
    get: (target, field) => {
      if (typeof field === 'string' && !notFields.has(field)) note(field);
      return Reflect.get(target, field);
    },
    ownKeys: () => {
      throw new Error('Read the fields of a record one by one: what is copied whole depends on all of them');
    },
  });
}
