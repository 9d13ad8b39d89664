import type { SchemaHook } from './extend-schema';

const isContentTable = (table: string) => !table.startsWith('_') && !table.startsWith('payload_');

/**
 * Sets `on delete restrict` for references between documents. Payload would set the relation to null, and a
 * document without its office would count as the network's. Versions keep `set null`, so that history does
 * not block deletions.
 */
export const restrictDeletes: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables).filter(({ name }) => isContentTable(name))) {
    for (const { reference } of Object.values(table.columns)) {
      if (reference?.onDelete === 'set null') reference.onDelete = 'restrict';
    }
    for (const key of Object.values(table.foreignKeys ?? {})) {
      const isChildTableKey = key.columns.some((column) => column === 'parent' || column.startsWith('_'));
      if (!isChildTableKey) key.onDelete = 'restrict';
    }
  }
  return schema;
};
