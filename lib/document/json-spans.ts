import { documentLimits } from './limits';

/** Where a node stands in the text of its document, and the nodes in its slots. */
export type Span = { start: number; end: number; children: Span[] };

/** Where the nodes of a document stand in its text, which must be JSON. Nodes deeper than a document goes are not looked for. */
export function nodeSpans(document: string): Span[] {
  return spansOf(document, skipSpace(document, 0), 1);
}

function spansOf(text: string, at: number, depth: number): Span[] {
  if (text[at] !== '[' || depth > documentLimits.depth) return [];
  return valuesOf(text, at).map(({ start, end }) => ({
    start,
    end,
    children: childrenOf(text, start, depth),
  }));
}

function childrenOf(text: string, at: number, depth: number): Span[] {
  if (text[at] !== '{') return [];
  // Of a key written twice, the last counts.
  const slots = valuesOf(text, at).findLast(({ key }) => key === 'slots');
  if (!slots || text[slots.start] !== '{') return [];
  return valuesOf(text, slots.start).flatMap(({ start }) => spansOf(text, start, depth + 1));
}

/** The values of the list or object that starts at `at`, each with its key in an object. */
function valuesOf(text: string, at: number): { key: string | null; start: number; end: number }[] {
  const values: { key: string | null; start: number; end: number }[] = [];
  let here = skipSpace(text, at + 1);
  while (here < text.length && text[here] !== ']' && text[here] !== '}') {
    let key: string | null = null;
    if (text[at] === '{') {
      const after = endOf(text, here);
      key = String(JSON.parse(text.slice(here, after)));
      here = skipSpace(text, skipSpace(text, after) + 1);
    }
    const end = endOf(text, here);
    values.push({ key, start: here, end });
    here = skipSpace(text, end);
    if (text[here] === ',') here = skipSpace(text, here + 1);
  }
  return values;
}

/** Where the value ends that starts at `at`. */
function endOf(text: string, at: number): number {
  let depth = 0;
  for (let here = at; here < text.length; here += 1) {
    const sign = text[here] ?? '';
    if (sign === '"') here = endOfString(text, here) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (depth === 0) return plainEnd(text, here);
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return here + 1;
  }
  return text.length;
}

function endOfString(text: string, at: number): number {
  let here = at + 1;
  while (here < text.length && text[here] !== '"') here += text[here] === '\\' ? 2 : 1;
  return here + 1;
}

/** Of a number, `true`, `false` or `null`. */
function plainEnd(text: string, at: number): number {
  let here = at;
  while (here < text.length && !/[\s,\]}]/.test(text[here] ?? '')) here += 1;
  return here;
}

function skipSpace(text: string, at: number): number {
  let here = at;
  while (here < text.length && /\s/.test(text[here] ?? '')) here += 1;
  return here;
}
