import { current } from '@/schemas/bindings/subject';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { LinkTarget } from '@/schemas/reference';
import { type StoredBlock, storedBlocksSchema } from '@/schemas/stored-block';
import { type Ids, idOf } from './seed-run';

/** The ids of all records that blocks can refer to, by their key in the data files. */
type Records = { pictures: Ids; offices: Ids; people: Ids };

/** Converts names of images and paths of records in demo data to references by id. */
export function createReferrer(
  records: Records,
  target: (url: string) => LinkTarget,
): (blocks: readonly StoredBlock[]) => StoredBlock[] {
  const refer = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value.media === 'string') return { ...value, media: idOf(records.pictures, value.media) };
    if (typeof value.url === 'string' && Object.keys(value).length === 1)
      return jsonObjectSchema.parse(target(value.url));
    const record = toRecord(value, records);
    return record ?? referAll(value);
  };
  const referAll = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refer(inner)]));
  return (blocks) => storedBlocksSchema.parse(blocks.map((block) => refer(jsonObjectSchema.parse(block))));
}

/** The query of a binding with the id of the record in place of its slug. */
function toRecord(value: JsonObject, { offices: officeIds, people: agentIds }: Records): JsonObject | null {
  if (Object.keys(value).length !== 1 || Object.values(value).includes(current)) return null;
  if (typeof value.office === 'string') return { office: idOf(officeIds, value.office) };
  return typeof value.agent === 'string' ? { agent: idOf(agentIds, value.agent) } : null;
}
