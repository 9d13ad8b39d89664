import type { IncomingMessage } from 'node:http';
import { searchNames } from '../../schemas/search/search-names.ts';
import { splitTarget } from './page-request.ts';

/** So many searches are on their way at once: more would be answered no sooner, and everybody's other pages later. */
const mostSearching = 4;
let searching = 0;
const line: (() => void)[] = [];

export const searchesInLine = (): number => line.length;

/** A search waits until others have left; everything else goes at once. @returns what leaves, however often it is called. */
export async function takeTurn({ url }: Pick<IncomingMessage, 'url'>): Promise<() => void> {
  if (!isSearch(url)) return () => undefined;
  if (searching < mostSearching) searching += 1;
  else await new Promise<void>((resolve) => line.push(resolve));
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const next = line.shift();
    if (next) next();
    else searching -= 1;
  };
}

function isSearch(url: string | undefined): boolean {
  const { query } = splitTarget(url);
  if (query === null) return false;
  const asked = new URLSearchParams(query);
  return searchNames.some((name) => asked.has(name));
}
