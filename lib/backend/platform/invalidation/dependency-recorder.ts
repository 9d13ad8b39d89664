import type { Sort, Where } from 'payload';
import {
  collectionKey,
  fieldKey,
  limitDependencies,
  listFieldKey,
  listInsertionKey,
  listRemovalKey,
  type PublicCollection,
  recordKey,
} from '@/schemas/dependency';
import { type ListDependencies, listDependenciesOf } from './list-dependencies';

type TrackedId = number | string;

/** Records what an operation reads. */
export type DependencyRecorder = {
  /**
   * Wraps the document in a proxy that records each field that is read, and the visibility of the
   * document.
   */
  watch: <Doc extends { id: TrackedId }>(collection: PublicCollection, doc: Doc) => Doc;
  /** Records a dependency on the visibility of this record. */
  recordVisibility: (collection: PublicCollection, id: TrackedId) => void;
  /** Records a dependency on a list, by its query. */
  recordList: (collection: PublicCollection, where?: Where, sort?: Sort) => void;
  /** Records a dependency on the first items of a list: changes after them do not matter. */
  recordListStart: (
    collection: PublicCollection,
    where: Where,
    sort: Sort,
    ids: readonly TrackedId[],
  ) => void;
  /** Records a dependency on every change of a collection. */
  recordCollection: (collection: PublicCollection) => void;
  /** Returns the keys recorded since the last call, bounded in number. */
  drainKeys: () => string[];
};

/** Properties that promises and inspection read of any object. */
const ignoredProperties = new Set(['id', 'then', 'toJSON', 'constructor']);

export function createDependencyRecorder(): DependencyRecorder {
  const drainedKeys = new Set<string>();
  const newKeys = new Set<string>();
  const addKey = (key: string) => {
    if (!drainedKeys.has(key)) newKeys.add(key);
  };
  const addInsertionKeys = (collection: PublicCollection, { parts }: ListDependencies) => {
    for (const { narrowing, fields } of parts) {
      addKey(listInsertionKey(collection, narrowing));
      for (const field of fields) addKey(listFieldKey(collection, narrowing, field));
    }
  };
  return {
    watch: (collection, doc) => {
      // Lists read thousands of fields, many of them repeatedly.
      const recordedFields = new Set<string>();
      return watchFields(doc, (field) => {
        if (recordedFields.size === 0) addKey(recordKey(collection, doc.id));
        if (recordedFields.has(field)) return;
        recordedFields.add(field);
        addKey(fieldKey(collection, doc.id, field));
      });
    },
    recordVisibility: (collection, id) => addKey(recordKey(collection, id)),
    recordList: (collection, where, sort) => {
      const dependencies = listDependenciesOf(collection, where, sort);
      addInsertionKeys(collection, dependencies);
      for (const { narrowing } of dependencies.parts) addKey(listRemovalKey(collection, narrowing));
    },
    recordListStart: (collection, where, sort, ids) => {
      const dependencies = listDependenciesOf(collection, where, sort);
      addInsertionKeys(collection, dependencies);
      for (const id of ids) {
        addKey(recordKey(collection, id));
        for (const field of dependencies.fields) addKey(fieldKey(collection, id, field));
      }
    },
    recordCollection: (collection) => addKey(collectionKey(collection)),
    drainKeys: () => {
      const keys = limitDependencies(newKeys);
      for (const key of newKeys) drainedKeys.add(key);
      newKeys.clear();
      return keys;
    },
  };
}

function watchFields<Doc extends object>(doc: Doc, onRead: (field: string) => void): Doc {
  return new Proxy(doc, {
    get: (target, field) => {
      if (typeof field === 'string' && !ignoredProperties.has(field)) onRead(field);
      return Reflect.get(target, field);
    },
    ownKeys: () => {
      throw new Error(
        'Read the fields of a record one by one: a copy of the record would depend on all fields',
      );
    },
  });
}
