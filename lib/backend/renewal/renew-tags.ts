import type { PayloadRequest } from 'payload';
import { writeRenewalTimes } from './renewal-log';

/**
 * Has every page that depends on one of these tags made anew with its next visit; until then, and while
 * its data cannot be had, the last good one is served. The renewal is written down together with the change,
 * for instances that do not hear of it; this one is told as soon as the answer is sent, when the change
 * is committed.
 */
export async function renewTags(tags: readonly string[], req: PayloadRequest): Promise<void> {
  if (tags.length === 0) return;
  await writeRenewalTimes(tags, req);
  if (!process.env.NEXT_RUNTIME) return;
  const [{ revalidateTag }, { after }] = await Promise.all([import('next/cache'), import('next/server')]);
  after(() => {
    for (const tag of tags) revalidateTag(tag, 'max');
  });
}
