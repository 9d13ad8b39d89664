import type { Sort, Where } from 'payload';
import {
  boundDependencies,
  fieldKey,
  listFieldKey,
  listKey,
  recordKey,
  type Shown,
} from '@/schemas/dependency';
import { listRead } from './list-read';

/** Notes what is read while an operation runs. */
export type Recorder = {
  /** The document, noting each of its fields that is looked at. */
  watch: <Doc extends { id: number | string }>(collection: Shown, doc: Doc) => Doc;
  /** Notes that it matters whether this record can be seen. */
  noteRecord: (collection: Shown, id: number | string) => void;
  /** Notes a list by the query it answers. */
  noteList: (collection: Shown, where?: Where, sort?: Sort) => void;
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
  return {
    watch: (collection, doc) => watch(doc, (field) => note(fieldKey(collection, doc.id, field))),
    noteRecord: (collection, id) => note(recordKey(collection, id)),
    noteList: (collection, where, sort) => {
      const { narrowings, fields } = listRead(collection, where, sort);
      for (const narrowing of narrowings) {
        note(listKey(collection, narrowing));
        for (const field of fields) note(listFieldKey(collection, narrowing, field));
      }
    },
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
