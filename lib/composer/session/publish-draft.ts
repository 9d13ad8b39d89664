import { publishDraftCall, readUnpublishedCall, type Unpublished } from '@/schemas/composing/drafts';
import { type DeadLink, findDeadLinksCall } from '@/schemas/composing/links';
import type { Refusal } from '@/schemas/composing/refusal';
import { callOrThrow, callServer } from '../server/call-server';
import { as, type ComposedPage, callForPage, patience, SignedOut } from './backend';

/** Null when it cannot be had. @throws SignedOut when a session has ended, or is another person's by now. */
export async function readUnpublished(
  { collection, id, locale }: ComposedPage,
  email: string,
): Promise<Unpublished | null> {
  try {
    const input = { params: { collection, id }, query: { locale }, headers: as(email) };
    return (await callForPage(readUnpublishedCall, input)).body;
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
    const options = { cache: 'no-store', signal: AbortSignal.timeout(patienceWithLinks) } as const;
    const answer = await callOrThrow(findDeadLinksCall, { query: { collection, id, path } }, options);
    return answer.body.links;
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
    const headers = { 'if-match': `"${revision}"`, ...as(email) };
    const input = { params: { collection, id }, headers };
    const answer = await callServer(publishDraftCall, input, { signal: AbortSignal.timeout(4 * patience) });
    if (answer.ok) return answer.body;
    if (answer.status === 401) throw new SignedOut('You are signed out');
    return { refusal: answer.refusal };
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    const message = 'There was no answer. Look at the published page, and try again in a moment';
    return { refusal: { message, faults: [] } };
  }
}
