import { z } from 'zod';
import type { Words } from '@/schemas/field';
import { askCms } from './ask-cms';

/** Which field of which collection holds them. */
const places: Readonly<Record<Words, { collection: string; field: string }>> = {
  'listing categories': { collection: 'listings', field: 'category' },
  'post categories': { collection: 'posts', field: 'category' },
  sections: { collection: 'website-sections', field: 'name' },
  menus: { collection: 'menus', field: 'name' },
};
const mostRead = 200;

/** The names of a kind that are like what is sought, each once, as far as whoever asks may see its records. @throws when they cannot be had. */
export async function searchWords(words: Words, sought: string): Promise<string[]> {
  const { collection, field } = places[words];
  const query = new URLSearchParams({
    depth: '0',
    limit: String(mostRead),
    sort: field,
    [`select[${field}]`]: 'true',
  });
  if (sought.trim() !== '') query.set(`where[${field}][like]`, sought.trim());
  const { docs } = z
    .object({ docs: z.array(z.record(z.string(), z.unknown())) })
    .parse(await askCms(`${collection}?${query}`));
  return [...new Set(docs.map((doc) => doc[field]))].filter((word) => typeof word === 'string');
}
