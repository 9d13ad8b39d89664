import { z } from 'zod';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import type { Json, JsonObject } from '@/schemas/json';
import { kindNames } from '@/schemas/kind-names';
import { listWords } from '@/schemas/list-words';
import type { StoredBlock } from '@/schemas/stored-block';
import { bindingsOf } from './bindings-of';
import { fieldsOf } from './described-field';
import { readRecord, withoutRecords } from './name-records';
import { currentKeys } from './resolve-query';
import { tryParse } from './try-parse';

/**
 * Why a block's binding cannot be used, in a sentence; null when it can.
 * @param provided the kinds of record that an address of the block's page names; null where nobody knows, as in
 * a section, which stands on many pages.
 */
export function bindingFault(
  { bind, type }: StoredBlock,
  entries: readonly BindingEntry[],
  provided: ReadonlySet<string> | null,
): string | null {
  if (!bind) return null;
  const choices = bindingsOf(entries, type);
  const chosen = choices.find((entry) => entry.query.source === bind.source);
  if (!chosen) return noSource(choices);
  const unread = keyFaults(chosen.query, bind.query);
  if (unread.length > 0) return unread.map((fault) => sayKey(chosen.query, fault)).join('; ');
  const wrong = Object.entries(chosen.query.slugs).find(([key, kind]) => !isRecord(bind.query[key], kind));
  if (wrong) return `Choose the ${nameOf(wrong[1])} from the list, or the page’s own`;
  const missing = currentKeys(chosen.query, bind.query).find(
    ([, subject]) => provided && !provided.has(subject),
  );
  if (!missing) return null;
  const [key, subject] = missing;
  return noneOfItsOwn(nameOf(subject), chosen.query.about === key);
}

const names: ReadonlyMap<string, string> = new Map(Object.entries(kindNames));
const nameOf = (kind: string): string => names.get(kind) ?? kind;

/** In the words of the form's choices. */
function noneOfItsOwn(what: string, isNeeded: boolean): string {
  const choice = isNeeded ? `“A certain ${what}”` : `“A certain ${what}” or “Any ${what}”`;
  return `This is not the page of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}, so it has none of its own: choose ${choice}`;
}

/** Records are stored by id, so that a block follows them when they are renamed. */
function isRecord(value: Json | undefined, kind: string): boolean {
  return value === undefined || value === current || readRecord(value)?.kind === kind;
}

function noSource(choices: readonly BindingEntry[]): string {
  const labels = choices.map(({ query }) => `“${query.schema.meta()?.label ?? query.source}”`);
  const choice = labels.length > 0 ? `choose ${listWords(labels, 'or')}` : 'write it by hand';
  return `This block cannot take its content from there: ${choice}`;
}

/** What is wrong with a key of a query; '' for the query as a whole. */
type KeyFault = { key: string; message: string };

/** Key by key what is wrong with a query as it is stored, whatever records it names. */
export function keyFaults({ schema }: BindingEntry['query'], query: JsonObject): KeyFault[] {
  const parsed = tryParse(schema, withoutRecords(query));
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => ({ key: String(path[0] ?? ''), message }));
}

/** A key of a query as its form calls it. */
function sayKey({ schema }: BindingEntry['query'], { key, message }: KeyFault): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const label = fieldsOf(described).find(([name]) => name === key)?.[1].label;
  return label === undefined ? message : `${label}: ${message}`;
}
