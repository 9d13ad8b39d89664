import { z } from 'zod';
import { as, ask, type ComposedPage } from './backend';
import { readRefusal } from './read-refusal';

const ownSchema = z.object({ own: z.array(z.string()) });

/** The languages in which the page has words of its own; null where that cannot be told just now. */
export async function readOwnLanguages({
  collection,
  id,
  locale,
}: ComposedPage): Promise<readonly string[] | null> {
  try {
    const answer = await ask(`/cms-api/${collection}/${id}/composing/languages?locale=${locale}`);
    return ownSchema.parse(await answer.json()).own;
  } catch {
    return null;
  }
}

/** Takes out the words of a page in its language, which shows those of the first language again. @returns why not, or null. */
export async function followFirstLanguage(
  { collection, id, locale }: ComposedPage,
  { revision, email }: { revision: number; email: string },
): Promise<string | null> {
  try {
    const answer = await fetch(`/cms-api/${collection}/${id}/composing/follow?locale=${locale}`, {
      method: 'POST',
      headers: { 'if-match': `"${revision}"`, ...as(email) },
    });
    return answer.ok ? null : (await readRefusal(answer)).message;
  } catch {
    return 'There is no connection just now. Try again in a moment';
  }
}
