import { followLanguageCall, readOwnLanguagesCall } from '@/schemas/composing/drafts';
import { callServer } from '../server/call-server';
import { as, type ComposedPage, callForPage } from './backend';

/** The languages in which the page has words of its own; null where that cannot be told just now. */
export async function readOwnLanguages({
  collection,
  id,
  locale,
}: ComposedPage): Promise<readonly string[] | null> {
  try {
    const input = { params: { collection, id }, query: { locale } };
    return (await callForPage(readOwnLanguagesCall, input)).body.own;
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
    const headers = { 'if-match': `"${revision}"`, ...as(email) };
    const answer = await callServer(followLanguageCall, {
      params: { collection, id },
      query: { locale },
      headers,
    });
    return answer.ok ? null : answer.refusal.message;
  } catch {
    return 'There is no connection just now. Try again in a moment';
  }
}
