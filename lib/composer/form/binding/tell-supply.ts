import { isNode, type StoredNode } from '@/lib/document/nodes';

/** A block with its data. */
type Filled = { props: StoredNode; slots?: Readonly<Record<string, readonly unknown[]>> | undefined };

/** How many of what was found are named. */
const mostNamed = 3;

/**
 * What a source gives a block, in words: `12 listings: Cold store in Tema, … and 9 more`. `supplies` are the props it gives, `what` what they
 * are called.
 */
export function tellSupply(filled: Filled | undefined, supplies: readonly string[], what: string): string {
  if (!filled)
    return `Nothing here: visitors do not see this block. There is no such record, or it is not shown in public`;
  const values = supplies.map((name) => filled.props[name]).filter((value) => value !== undefined);
  const list = values.find(Array.isArray);
  if (list) return tellList(list, what.toLowerCase());
  const inner = Object.values(filled.slots ?? {}).flat();
  if (values.length === 0 && inner.length > 0)
    return inner.length === 1 ? 'One block' : `${inner.length} blocks`;
  const name = values.map(nameOf).find((one) => one !== null);
  return name ?? `Nothing to show yet`;
}

function tellList(list: readonly unknown[], called: string): string {
  // What is one thing by its name, as a menu, has entries.
  const what = /^(an?|the) /.test(called) ? 'entries' : called;
  if (list.length === 0 && what !== called) return 'It has no entries yet';
  if (list.length === 0)
    return `No ${what} fit this. Visitors see the words for an empty list, if the block has some`;
  const names = list.flatMap((one) => nameOf(one) ?? []);
  const named = names.slice(0, mostNamed).join(', ');
  const left = list.length - Math.min(names.length, mostNamed);
  const count = `${list.length} ${list.length === 1 ? oneOf(what) : what}`;
  return named === '' ? count : `${count}: ${named}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Of what lists are called: `sale stories`, `people`, `listings`. */
const oneOf = (many: string): string =>
  many === 'people' ? 'person' : many.replace(/ies$/, 'y').replace(/s$/, '');

const nameKeys = ['title', 'name', 'heading', 'label', 'author', 'reviewer'];

/** What a record is called; null where it is called nothing. */
export function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : cut(value.trim());
  if (!isNode(value)) return null;
  const [found] = nameKeys.map((key) => value[key]).filter((one) => typeof one === 'string' && one !== '');
  if (typeof found === 'string') return cut(found);
  for (const inner of Object.values(value)) {
    const name = isNode(inner) ? nameOf(inner) : null;
    if (name !== null) return name;
  }
  return null;
}

const longest = 60;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
