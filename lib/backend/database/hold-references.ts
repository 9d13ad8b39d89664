import type { SchemaHook } from './extend-schema';

const own = (table: string) => !table.startsWith('_') && !table.startsWith('payload_');

/**
 * What a record names cannot be deleted beneath it. Payload would empty the relation instead, and a document
 * without its office would look like the network's. Earlier versions let go: history holds nobody back.
 */
export const holdReferences: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables).filter(({ name }) => own(name))) {
    for (const { reference } of Object.values(table.columns)) {
      if (reference?.onDelete === 'set null') reference.onDelete = 'restrict';
    }
    for (const key of Object.values(table.foreignKeys ?? {})) {
      const isPart = key.columns.some((column) => column === 'parent' || column.startsWith('_'));
      if (!isPart) key.onDelete = 'restrict';
    }
  }
  return schema;
};
