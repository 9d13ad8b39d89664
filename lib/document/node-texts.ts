import { canonicalJson } from './canonical-json';
import { nodeSpans, type Span } from './json-spans';
import { documentLimits } from './limits';
import { measureJson } from './measure-json';

/** Text of nodes as it is stored, by what they say. The first of those that say the same counts. */
export type NodeTexts = ReadonlyMap<string, string>;

/** Every node of stored documents, with its own text. What is too deep to compare is left out. */
export function nodeTexts(documents: readonly string[]): NodeTexts {
  const texts = new Map<string, string>();
  const remember = (document: string, spans: readonly Span[]) => {
    for (const { start, end, children } of spans) {
      const text = document.slice(start, end);
      const saying = sayingOf(text);
      if (saying !== null && !texts.has(saying)) texts.set(saying, text);
      remember(document, children);
    }
  };
  for (const document of documents) remember(document, nodeSpans(document));
  return texts;
}

/** The text of a document with each node that says what one of the earlier texts says written as it was there. */
export function keepTexts(document: string, earlier: readonly NodeTexts[]): string {
  const write = ({ start, end, children }: Span): string => {
    const saying = sayingOf(document.slice(start, end));
    const kept = earlier.map((texts) => texts.get(saying ?? '')).find((text) => text !== undefined);
    return kept ?? replace(start, end, children);
  };
  const replace = (start: number, end: number, spans: readonly Span[]): string => {
    let from = start;
    const pieces = spans.flatMap((span) => {
      const between = document.slice(from, span.start);
      from = span.end;
      return [between, write(span)];
    });
    return [...pieces, document.slice(from, end)].join('');
  };
  return replace(0, document.length, nodeSpans(document));
}

function sayingOf(text: string): string | null {
  const value: unknown = JSON.parse(text);
  const most = { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json };
  return measureJson(value, most).beyond === null ? canonicalJson(value) : null;
}
