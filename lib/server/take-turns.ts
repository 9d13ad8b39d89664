import type { ServerResponse } from 'node:http';
import { searchNames } from '../../schemas/search/search-names.ts';
import { type Asked, isForPage, splitTarget } from './page-request.ts';

/** So many searches are on their way at once: more would be answered no sooner, and everybody's other pages later. */
const mostSearching = 4;
/** So many more wait for that: who comes then would wait for longer than anybody does. */
const mostInLine = 100;
let searching = 0;
const line: (() => void)[] = [];

export const searchesInLine = (): number => line.length;

/** Whether one more may be asked for, as far as it is a search. */
export const hasTurns = (asked: Asked): boolean => line.length < mostInLine || !isSearch(asked);

/**
 * A search waits until others have left, or whoever asked for it has; everything else goes at once.
 * @returns what leaves, however often it is called.
 */
export async function takeTurn(asked: Asked, response: ServerResponse): Promise<() => void> {
  if (!isSearch(asked)) return () => undefined;
  if (searching < mostSearching) searching += 1;
  else if (!(await waitForTurn(response))) return () => undefined;
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const next = line.shift();
    if (next) next();
    else searching -= 1;
  };
}

/** False when whoever asked has gone before it came: others take it. */
function waitForTurn(response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const take = () => resolve(true);
    line.push(take);
    response.once('close', () => {
      const place = line.indexOf(take);
      if (place < 0) return;
      line.splice(place, 1);
      resolve(false);
    });
  });
}

/** Of public pages only: staff ask for lists by the same names. */
function isSearch(asked: Asked): boolean {
  const { query } = splitTarget(asked.url);
  if (query === null || !isForPage(asked)) return false;
  const parameters = new URLSearchParams(query);
  return searchNames.some((name) => parameters.has(name));
}
