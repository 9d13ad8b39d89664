import { createHash } from 'node:crypto';
import { environment } from '../environment.ts';
import type { MadePage } from '../page-store/finished-page.ts';
import { everythingTag } from '../page-store/mark-stale.ts';
import { stateOf } from '../page-store/page-state.ts';
import { steadyNow } from '../page-store/steady-clock.ts';
import { processState } from '../process-state.ts';

/** What is answered beside pages, with the keys of what it depends on. */
export type ToldAnswer = { body: string | Uint8Array<ArrayBuffer>; tags: readonly string[] };
export type KeptAnswer = MadePage & { body: Uint8Array<ArrayBuffer>; digest: string };

/** So many bytes are kept; what was asked for longest ago goes first. */
const mostBytes = 24 * 1024 * 1024;
/** What is out of date is made anew once in so many ms at most: a sitemap depends on whatever anybody saves. */
const shortest = 60_000;
/** Of a backend elsewhere nothing is heard; in seconds. */
const remoteRevalidation = 60;

declare module '../process-state.ts' {
  interface ProcessState {
    keptAnswers: { kept: Map<string, KeptAnswer>; making: Map<string, Promise<KeptAnswer | null>> };
  }
}

processState.keptAnswers ??= { kept: new Map(), making: new Map() };
const { kept, making } = processState.keptAnswers;

/**
 * The answer of that name: as it is kept, as long as nothing it depends on was renewed, else made, once for all who ask. What cannot be
 * made anew is answered as it was, unless it may not be shown again. Null where there is nothing. @throws what making it does.
 */
export async function keepAnswer(
  name: string,
  make: () => Promise<ToldAnswer | null>,
): Promise<KeptAnswer | null> {
  const known = kept.get(name);
  const state = known ? stateOf(known) : 'gone';
  if (known && (state === 'fresh' || (state === 'stale' && steadyNow() - known.made < shortest)))
    return keep(name, known);
  try {
    return await makeOnce(name, make);
  } catch (error) {
    if (known && stateOf(known) === 'stale') return known;
    throw error;
  }
}

function makeOnce(name: string, make: () => Promise<ToldAnswer | null>): Promise<KeptAnswer | null> {
  const begun = making.get(name) ?? finish(name, make).finally(() => making.delete(name));
  making.set(name, begun);
  return begun;
}

async function finish(name: string, make: () => Promise<ToldAnswer | null>): Promise<KeptAnswer | null> {
  const made = steadyNow();
  const told = await make();
  if (!told) {
    kept.delete(name);
    return null;
  }
  const { body, tags } = told;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return keep(name, {
    body: bytes,
    digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    tags: [...tags, everythingTag],
    made,
    status: 200,
    headers: {},
    revalidate: environment.contentGraphqlUrl() ? remoteRevalidation : false,
  });
}

/** Set anew, not changed: those asked for longest ago stay the first. */
function keep(name: string, answer: KeptAnswer): KeptAnswer {
  kept.delete(name);
  kept.set(name, answer);
  let bytes = 0;
  for (const { body } of kept.values()) bytes += body.byteLength;
  for (const [oldest, { body }] of kept) {
    if (bytes <= mostBytes || oldest === name) break;
    kept.delete(oldest);
    bytes -= body.byteLength;
  }
  return answer;
}
