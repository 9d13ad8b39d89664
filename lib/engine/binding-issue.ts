import { z } from 'zod';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import { formatList } from '@/schemas/format-list';
import type { Json, JsonObject } from '@/schemas/json';
import { kindNames } from '@/schemas/kind-names';
import type { StoredBlock } from '@/schemas/stored-block';
import { bindingsOf } from './bindings-of';
import { fieldsOf } from './described-field';
import { readRecord, withoutRecords } from './record-slugs';
import { currentKeys } from './resolve-query';
import { tryParse } from './try-parse';

/**
 * Why the binding of a block is invalid, as a sentence; null when it is valid.
 * @param subjectKinds the kinds of record that the address of the page names; null where that is unknown, as in
 * a section, which is used on many pages.
 */
export function findBindingIssue(
  { bind, type }: StoredBlock,
  entries: readonly BindingEntry[],
  subjectKinds: ReadonlySet<string> | null,
): string | null {
  if (!bind) return null;
  const choices = bindingsOf(entries, type);
  const chosen = choices.find((entry) => entry.query.source === bind.source);
  if (!chosen) return noSourceMessage(choices);
  const keyIssues = findKeyIssues(chosen.query, bind.query);
  if (keyIssues.length > 0) return keyIssues.map((issue) => formatKeyIssue(chosen.query, issue)).join('; ');
  const invalidSlug = Object.entries(chosen.query.slugs).find(
    ([key, kind]) => !isRecord(bind.query[key], kind),
  );
  if (invalidSlug) return `Choose the ${nameOf(invalidSlug[1])} from the list, or the page’s own`;
  const missing = currentKeys(chosen.query, bind.query).find(
    ([, subject]) => subjectKinds && !subjectKinds.has(subject),
  );
  if (!missing) return null;
  const [key, subject] = missing;
  return noPageRecordMessage(nameOf(subject), chosen.query.about === key);
}

const names: ReadonlyMap<string, string> = new Map(Object.entries(kindNames));
const nameOf = (kind: string): string => names.get(kind) ?? kind;

/** Uses the labels of the form's options. */
function noPageRecordMessage(kindName: string, isNeeded: boolean): string {
  const choice = isNeeded ? `“A specific ${kindName}”` : `“A specific ${kindName}” or “Any ${kindName}”`;
  return `This is not the page of ${/^[aeiou]/.test(kindName) ? 'an' : 'a'} ${kindName}, so it has none of its own: choose ${choice}`;
}

/** Records are stored by id, so that a block still refers to them after a rename. */
function isRecord(value: Json | undefined, kind: string): boolean {
  return value === undefined || value === current || readRecord(value)?.kind === kind;
}

function noSourceMessage(choices: readonly BindingEntry[]): string {
  const labels = choices.map(({ query }) => `“${query.schema.meta()?.label ?? query.source}”`);
  const choice = labels.length > 0 ? `choose ${formatList(labels, 'or')}` : 'enter it manually';
  return `This block cannot use this content source: ${choice}`;
}

/** What is wrong with a key of a query; '' for the query as a whole. */
type KeyIssue = { key: string; message: string };

/** The issues of a stored query by key, regardless of the records it names. */
export function findKeyIssues({ schema }: BindingEntry['query'], query: JsonObject): KeyIssue[] {
  const parsed = tryParse(schema, withoutRecords(query));
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => ({ key: String(path[0] ?? ''), message }));
}

/** An issue with the label that the form shows for its key. */
function formatKeyIssue({ schema }: BindingEntry['query'], { key, message }: KeyIssue): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const label = fieldsOf(described).find(([name]) => name === key)?.[1].label;
  return label === undefined ? message : `${label}: ${message}`;
}
