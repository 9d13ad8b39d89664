import { canonicalJson } from './canonical-json';
import { nodeSpans, type Span } from './json-spans';
import { documentLimits } from './limits';
import { measureJson } from './measure-json';

/** The stored text of nodes by their canonical JSON. Of equal nodes, the first counts. */
export type NodeTexts = ReadonlyMap<string, string>;

/** Every node of stored documents with its own text, without nodes that are too deep to compare. */
export function nodeTexts(documents: readonly string[]): NodeTexts {
  const texts = new Map<string, string>();
  const addTexts = (document: string, spans: readonly Span[]) => {
    for (const { start, end, children } of spans) {
      const text = document.slice(start, end);
      const canonicalText = canonicalTextOf(text);
      if (canonicalText !== null && !texts.has(canonicalText)) texts.set(canonicalText, text);
      addTexts(document, children);
    }
  };
  for (const document of documents) addTexts(document, nodeSpans(document));
  return texts;
}

/** The text of a document in which each node that equals an earlier node keeps the earlier text. */
export function preserveTexts(document: string, earlier: readonly NodeTexts[]): string {
  const textOf = ({ start, end, children }: Span): string => {
    const canonicalText = canonicalTextOf(document.slice(start, end));
    const storedText = earlier
      .map((texts) => texts.get(canonicalText ?? ''))
      .find((text) => text !== undefined);
    return storedText ?? replace(start, end, children);
  };
  const replace = (start: number, end: number, spans: readonly Span[]): string => {
    let from = start;
    const pieces = spans.flatMap((span) => {
      const between = document.slice(from, span.start);
      from = span.end;
      return [between, textOf(span)];
    });
    return [...pieces, document.slice(from, end)].join('');
  };
  return replace(0, document.length, nodeSpans(document));
}

function canonicalTextOf(text: string): string | null {
  const value: unknown = JSON.parse(text);
  const limits = { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json };
  return measureJson(value, limits).exceeded === null ? canonicalJson(value) : null;
}
