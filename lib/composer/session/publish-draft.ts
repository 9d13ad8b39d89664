import { z } from 'zod';
import { as, ask, type ComposedPage, patience, SignedOut } from './backend';
import { errorsOf, type SaveFault, saidIn } from './read-refusal';

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

/**
 * Has visitors see the draft, in every language, if it is the revision that whoever publishes has seen. @returns why not, fault by fault where
 * they are known, or the revision it has become. @throws SignedOut as `readUnpublished` does.
 */
export async function publishDraft(
  { collection, id }: ComposedPage,
  revision: number,
  email: string,
): Promise<{ revision: number } | { refusal: string; faults: readonly SaveFault[] }> {
  try {
    const answer = await fetch(`/cms-api/${collection}/${id}/composing/publish`, {
      method: 'POST',
      headers: { 'if-match': `"${revision}"`, ...as(email) },
      signal: AbortSignal.timeout(4 * patience),
    });
    if (answer.status === 401) throw new SignedOut('You are signed out');
    if (!answer.ok) return await whyNotPublished(answer);
    return z.object({ revision: z.number() }).parse(await answer.json());
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    const refusal = 'There was no answer. Look at the published page, and try again in a moment';
    return { refusal, faults: [] };
  }
}

async function whyNotPublished(answer: Response): Promise<{ refusal: string; faults: SaveFault[] }> {
  const [error] = await errorsOf(answer);
  return {
    refusal: error ? saidIn(error) : `The server answered ${answer.status}`,
    faults: error?.data?.errors ?? [],
  };
}
