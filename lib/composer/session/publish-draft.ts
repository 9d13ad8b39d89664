import { z } from 'zod';
import { type DeadLink, deadLinksSchema } from '@/schemas/composing';
import { as, ask, type ComposedPage, patience, SignedOut } from './backend';
import { type Refusal, readRefusal } from './read-refusal';

const unpublishedSchema = z.object({
  languages: z.array(z.string()),
  hasSettings: z.boolean(),
});
/** What publishing would send to visitors: a page is published in all languages at once, with its settings. */
export type Unpublished = z.infer<typeof unpublishedSchema>;

/** Null when it cannot be had. @throws SignedOut when a session has ended, or is another person's by now. */
export async function readUnpublished(
  { collection, id, locale }: ComposedPage,
  email: string,
): Promise<Unpublished | null> {
  try {
    const address = `/cms-api/${collection}/${id}/composing/unpublished?locale=${locale}`;
    const answer = await ask(address, as(email));
    return unpublishedSchema.parse(await answer.json());
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    return null;
  }
}

/** How long the links are looked at before they are published as they are, in ms. */
const patienceWithLinks = 2_000;

/** The links of what is stored that would lead visitors nowhere; none where that cannot be told, which is no reason against publishing. */
export async function readDeadLinks({ collection, id, path }: ComposedPage): Promise<readonly DeadLink[]> {
  try {
    const query = new URLSearchParams({ collection, id, path });
    const answer = await fetch(`/compose/dead-links?${query}`, {
      ...{ cache: 'no-store', signal: AbortSignal.timeout(patienceWithLinks) },
    });
    return deadLinksSchema.parse(await answer.json()).links;
  } catch {
    return [];
  }
}

/**
 * Has visitors see the draft, in every language, if it is the revision that whoever publishes has seen. @returns why not, or the revision
 * it has become. @throws SignedOut as `readUnpublished` does.
 */
export async function publishDraft(
  { collection, id }: ComposedPage,
  revision: number,
  email: string,
): Promise<{ revision: number } | { refusal: Refusal }> {
  try {
    const answer = await fetch(`/cms-api/${collection}/${id}/composing/publish`, {
      method: 'POST',
      headers: { 'if-match': `"${revision}"`, ...as(email) },
      signal: AbortSignal.timeout(4 * patience),
    });
    if (answer.status === 401) throw new SignedOut('You are signed out');
    if (!answer.ok) return { refusal: await readRefusal(answer) };
    return z.object({ revision: z.number() }).parse(await answer.json());
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    const message = 'There was no answer. Look at the published page, and try again in a moment';
    return { refusal: { message, faults: [] } };
  }
}
