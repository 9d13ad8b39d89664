import { type FigureName, figureDescriptions, figureNames, isFigureName } from '@/schemas/content-figures';
import { formatList } from '@/schemas/format-list';
import type { Json } from '@/schemas/json';
import { nearestNames } from './nearest-names';

/** A figure has two words, such as `{towns.count}`; names of the page have one. */
const figurePattern = /\{([a-z]+\.[a-z]+)\}/g;

/** The figures in texts, at any depth, each once. */
export function figuresIn(value: Json): FigureName[] {
  if (typeof value === 'string') return [...new Set(mentionsIn(value).filter(isFigureName))];
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap(figuresIn))];
}

/** The message about unknown figures in a text, for its author; null when there are none. */
export function figureIssue(text: string): string | null {
  const unknown = mentionsIn(text).find((name) => !isFigureName(name));
  if (unknown === undefined) return null;
  const similar = nearestNames(unknown, figureNames);
  const suggestions = (similar.length > 0 ? similar : figureNames).map((name) => `{${name}}`);
  return `{${unknown}} is not an available figure: use ${formatList(suggestions, 'or')}, or remove it`;
}

/**
 * Descriptions of the figures in a text, such as `{towns.count}: in how many towns we are`; of all figures
 * while the last brace is open.
 */
export function describeFigures(text: string): string[] {
  const figures = /\{[^}]*$/.test(text) ? figureNames : figuresIn(text);
  return figures.map((name) => `{${name}}: ${figureDescriptions[name]}`);
}

const mentionsIn = (text: string): string[] => [...text.matchAll(figurePattern)].map(([, name = '']) => name);
