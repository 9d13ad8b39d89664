import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireStaff } from './read-composing';

/** The field of a collection whose words are chosen from in blocks. */
export const wordFields = {
  listings: 'category',
  posts: 'category',
  'website-sections': 'name',
  menus: 'name',
} as const;
export type WithWords = keyof typeof wordFields;

const mostFound = 50;
/** So many records are read at once, more where each bears another word, and so often at most. */
const atOnce = { few: 4, many: 100 };
const mostOften = 100;

const wordSchema = z.record(z.string(), z.unknown());

/**
 * The words that records bear and that say what is sought, each once, in their order, as far as whoever asks may see the records. Goes along
 * the field's index from each word to the next one, past all that bear the same: a million listings are some twenty categories.
 * @throws APIError 401
 */
export async function findWords(collection: WithWords, req: PayloadRequest): Promise<string[]> {
  requireStaff(req);
  const sought = z.string().catch('').parse(req.query.sought).toLowerCase().split(/\s+/).filter(Boolean);
  const found: string[] = [];
  let after: string | undefined;
  let limit = atOnce.few;
  for (let times = 0; times < mostOften && found.length < mostFound; times += 1) {
    const words = await readWords(collection, { after, limit }, req);
    const distinct = [...new Set(words)];
    found.push(...distinct.filter((word) => sought.every((one) => word.toLowerCase().includes(one))));
    after = distinct.at(-1);
    if (words.length < limit) break;
    limit = distinct.length === words.length ? Math.min(2 * limit, atOnce.many) : atOnce.few;
  }
  return found.slice(0, mostFound);
}

async function readWords(
  collection: WithWords,
  { after, limit }: { after: string | undefined; limit: number },
  req: PayloadRequest,
): Promise<string[]> {
  const field = wordFields[collection];
  const { docs } = await req.payload.find({
    ...{ collection, sort: field, limit, depth: 0, pagination: false, select: { [field]: true } },
    ...(after !== undefined && { where: { [field]: { greater_than: after } } }),
    ...{ overrideAccess: false, user: req.user, req },
  });
  return docs.flatMap((doc) => {
    const word = wordSchema.parse(doc)[field];
    return typeof word === 'string' ? [word] : [];
  });
}
