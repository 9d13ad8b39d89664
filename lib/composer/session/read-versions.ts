import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { ComposedPage } from './backend';
import { readVersion } from './earlier-versions';

/** How many versions are kept once they were read; each is a page. */
const mostKept = 40;
/** So many are read at one time: a list of them is in sight at once. */
const mostAtOnce = 2;

type Reading = { kept: Map<string, Promise<OpenDocument>>; waiting: (() => void)[]; count: number };
/** By the page of a session, and gone with it. */
const readings = new WeakMap<ComposedPage, Reading>();

/** A version as `readVersion` has it, read once in a session: it does not change, but for the newest. */
export function readOnce(page: ComposedPage, { id, at }: { id: number; at: string }): Promise<OpenDocument> {
  const reading = readings.get(page) ?? { kept: new Map(), waiting: [], count: 0 };
  readings.set(page, reading);
  const { kept } = reading;
  const key = `${id} ${at}`;
  const known = kept.get(key) ?? inTurn(reading, () => readVersion(page, id));
  kept.delete(key);
  kept.set(key, known);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  known.catch(() => kept.delete(key));
  return known;
}

async function inTurn<Result>(reading: Reading, read: () => Promise<Result>): Promise<Result> {
  if (reading.count >= mostAtOnce) await new Promise<void>((go) => reading.waiting.push(go));
  else reading.count += 1;
  try {
    return await read();
  } finally {
    // Whoever is next takes this place.
    const next = reading.waiting.shift();
    if (next) next();
    else reading.count -= 1;
  }
}
