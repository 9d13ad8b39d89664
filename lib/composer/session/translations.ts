import { readTranslatedLanguagesCall, resetTranslationCall } from '@/schemas/composing/drafts';
import { callServer } from '../server/call-server';
import { actingUserHeader, type ComposedPage, callForPage } from './composer-api';

/** Fetches the languages in which the page has its own content; null if the request fails. */
export async function fetchTranslatedLanguages({
  collection,
  id,
  locale,
}: ComposedPage): Promise<readonly string[] | null> {
  try {
    const input = { params: { collection, id }, query: { locale } };
    return (await callForPage(readTranslatedLanguagesCall, input)).body.languages;
  } catch {
    return null;
  }
}

/**
 * Deletes the content of the page in its language, so that it inherits that of the first language.
 * @returns the error message, or null
 */
export async function resetTranslation(
  { collection, id, locale }: ComposedPage,
  { revision, email }: { revision: number; email: string },
): Promise<string | null> {
  try {
    const headers = { 'if-match': `"${revision}"`, ...actingUserHeader(email) };
    const response = await callServer(resetTranslationCall, {
      params: { collection, id },
      query: { locale },
      headers,
    });
    return response.ok ? null : response.refusal.message;
  } catch {
    return 'You are offline. Try again in a moment';
  }
}
