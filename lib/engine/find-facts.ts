import { everyFact, type Fact, facts, isFact } from '@/schemas/facts';
import type { Json } from '@/schemas/json';
import { listWords } from '@/schemas/list-words';
import { nearestNames } from './nearest-names';

/** A figure has two words, as `{towns.count}`; the page's names have one. */
const mention = /\{([a-z]+\.[a-z]+)\}/g;

/** The figures that texts mention, at any depth, each once. */
export function factsIn(value: Json): Fact[] {
  if (typeof value === 'string') return [...new Set(mentionsIn(value).filter(isFact))];
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap(factsIn))];
}

/** What is wrong with the figures that a text mentions, for its author; null when nothing is. */
export function factFault(text: string): string | null {
  const unknown = mentionsIn(text).find((name) => !isFact(name));
  if (unknown === undefined) return null;
  const near = nearestNames(unknown, everyFact);
  const offered = (near.length > 0 ? near : everyFact).map((name) => `{${name}}`);
  return `{${unknown}} is no figure that we count: write ${listWords(offered, 'or')}, or take it out`;
}

/** What the figures that a text mentions tell, as `{towns.count}: in how many towns we are`; all there are while its last brace is open. */
export function tellFacts(text: string): string[] {
  const told = /\{[^}]*$/.test(text) ? everyFact : factsIn(text);
  return told.map((name) => `{${name}}: ${facts[name]}`);
}

const mentionsIn = (text: string): string[] => [...text.matchAll(mention)].map(([, name = '']) => name);
