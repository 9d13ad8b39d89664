import { isNode, type StoredNode } from '@/lib/document/nodes';

/** A block with its resolved data. */
type BoundBlock = { props: StoredNode; slots?: Readonly<Record<string, readonly unknown[]>> | undefined };

/** Maximum number of records that are listed by name. */
const MAX_NAMED_RECORDS = 3;

/**
 * Describes the data that a source supplies to a block: `12 listings: Cold store in Tema, … and 9 more`.
 * @param supplies names of the supplied props
 * @param label label of the source
 */
export function formatBindingResult(
  block: BoundBlock | undefined,
  supplies: readonly string[],
  label: string,
): string {
  if (!block) return `No content: visitors do not see this block. The record does not exist or is not public`;
  const values = supplies.map((name) => block.props[name]).filter((value) => value !== undefined);
  const list = values.find(Array.isArray);
  if (list) return formatList(list, label.toLowerCase());
  const inner = Object.values(block.slots ?? {}).flat();
  if (values.length === 0 && inner.length > 0)
    return inner.length === 1 ? 'One block' : `${inner.length} blocks`;
  const name = values.map(recordNameOf).find((recordName) => recordName !== null);
  return name ?? `Nothing to show yet`;
}

function formatList(list: readonly unknown[], label: string): string {
  // A label with an article names one thing, such as a menu, which has entries.
  const noun = /^(an?|the) /.test(label) ? 'entries' : label;
  if (list.length === 0 && noun !== label) return 'No entries yet';
  if (list.length === 0) return `No ${noun} match. Visitors see the text for an empty list, if there is one`;
  const names = list.flatMap((record) => recordNameOf(record) ?? []);
  const namesText = names.slice(0, MAX_NAMED_RECORDS).join(', ');
  const remaining = list.length - Math.min(names.length, MAX_NAMED_RECORDS);
  const count = `${list.length} ${list.length === 1 ? singularOf(noun) : noun}`;
  return namesText === '' ? count : `${count}: ${namesText}${remaining > 0 ? ` and ${remaining} more` : ''}`;
}

/** Handles the labels in use: `sale stories`, `people`, `listings`. */
const singularOf = (plural: string): string =>
  plural === 'people' ? 'person' : plural.replace(/ies$/, 'y').replace(/s$/, '');

const nameKeys = ['title', 'name', 'heading', 'label', 'author', 'reviewer'];

/** The name of a record; null if it has none. */
export function recordNameOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : truncate(value.trim());
  if (!isNode(value)) return null;
  const [text] = nameKeys
    .map((key) => value[key])
    .filter((field) => typeof field === 'string' && field !== '');
  if (typeof text === 'string') return truncate(text);
  for (const inner of Object.values(value)) {
    const name = isNode(inner) ? recordNameOf(inner) : null;
    if (name !== null) return name;
  }
  return null;
}

const MAX_NAME_LENGTH = 60;
const truncate = (text: string): string =>
  text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : text;
