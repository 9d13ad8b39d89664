import { documentLimits } from './limits';

/** The range of a node in the text of its document, with the ranges of its children. */
export type Span = { start: number; end: number; children: Span[] };

/**
 * The ranges of the nodes of a document in its text, which must be JSON. Nodes beyond the maximum depth of a
 * document are ignored.
 */
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
  // Of duplicate keys, the last one counts.
  const slots = valuesOf(text, at).findLast(({ key }) => key === 'slots');
  if (!slots || text[slots.start] !== '{') return [];
  return valuesOf(text, slots.start).flatMap(({ start }) => spansOf(text, start, depth + 1));
}

/** The ranges of the values of the list or object that starts at `at`, with their keys in an object. */
function valuesOf(text: string, at: number): { key: string | null; start: number; end: number }[] {
  const values: { key: string | null; start: number; end: number }[] = [];
  let position = skipSpace(text, at + 1);
  while (position < text.length && text[position] !== ']' && text[position] !== '}') {
    let key: string | null = null;
    if (text[at] === '{') {
      const after = endOf(text, position);
      key = String(JSON.parse(text.slice(position, after)));
      position = skipSpace(text, skipSpace(text, after) + 1);
    }
    const end = endOf(text, position);
    values.push({ key, start: position, end });
    position = skipSpace(text, end);
    if (text[position] === ',') position = skipSpace(text, position + 1);
  }
  return values;
}

/** The end of the value that starts at `at`. */
function endOf(text: string, at: number): number {
  let depth = 0;
  for (let position = at; position < text.length; position += 1) {
    const char = text[position] ?? '';
    if (char === '"') position = endOfString(text, position) - 1;
    else if (char === '{' || char === '[') depth += 1;
    else if (depth === 0) return literalEnd(text, position);
    else if (char === '}' || char === ']') depth -= 1;
    if (depth === 0) return position + 1;
  }
  return text.length;
}

function endOfString(text: string, at: number): number {
  let position = at + 1;
  while (position < text.length && text[position] !== '"') position += text[position] === '\\' ? 2 : 1;
  return position + 1;
}

/** The end of a number, `true`, `false` or `null`. */
function literalEnd(text: string, at: number): number {
  let position = at;
  while (position < text.length && !/[\s,\]}]/.test(text[position] ?? '')) position += 1;
  return position;
}

function skipSpace(text: string, at: number): number {
  let position = at;
  while (position < text.length && /\s/.test(text[position] ?? '')) position += 1;
  return position;
}
