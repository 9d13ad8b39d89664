import {
  publishDraftCall,
  readUnpublishedChangesCall,
  type UnpublishedChanges,
} from '@/schemas/composing/drafts';
import { type DeadLink, findDeadLinksCall } from '@/schemas/composing/links';
import type { Refusal } from '@/schemas/composing/refusal';
import { callOrThrow, callServer } from '../server/call-server';
import {
  actingUserHeader,
  type ComposedPage,
  callForPage,
  REQUEST_TIMEOUT_MS,
  SignedOutError,
} from './composer-api';

/**
 * Fetches the unpublished changes; null if the request fails.
 * @throws SignedOutError if the session has ended or belongs to another user
 */
export async function fetchUnpublishedChanges(
  { collection, id, locale }: ComposedPage,
  email: string,
): Promise<UnpublishedChanges | null> {
  try {
    const input = { params: { collection, id }, query: { locale }, headers: actingUserHeader(email) };
    return (await callForPage(readUnpublishedChangesCall, input)).body;
  } catch (error) {
    if (error instanceof SignedOutError) throw error;
    return null;
  }
}

/** Timeout for the check of links before publishing, in ms. */
const LINK_CHECK_TIMEOUT_MS = 5_000;

/**
 * Fetches the broken links of the stored draft. Empty if the request fails, which does not prevent
 * publishing.
 */
export async function fetchDeadLinks({ collection, id, path }: ComposedPage): Promise<readonly DeadLink[]> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(LINK_CHECK_TIMEOUT_MS) } as const;
    const response = await callOrThrow(findDeadLinksCall, { query: { collection, id, path } }, options);
    return response.body.links;
  } catch {
    return [];
  }
}

/**
 * Publishes the draft in all languages if it is still at this revision.
 * @returns the new revision and whether the user may update a menu, or why it was rejected
 * @throws SignedOutError like `fetchUnpublishedChanges`
 */
export async function publishDraft(
  { collection, id }: ComposedPage,
  revision: number,
  email: string,
): Promise<{ revision: number; canEditMenus: boolean } | { refusal: Refusal }> {
  try {
    const headers = { 'if-match': `"${revision}"`, ...actingUserHeader(email) };
    const input = { params: { collection, id }, headers };
    const response = await callServer(publishDraftCall, input, {
      signal: AbortSignal.timeout(4 * REQUEST_TIMEOUT_MS),
    });
    if (response.ok) return response.body;
    if (response.status === 401) throw new SignedOutError('You are signed out');
    return { refusal: response.refusal };
  } catch (error) {
    if (error instanceof SignedOutError) throw error;
    const message = 'There was no response. Check the live page, and try again in a moment';
    return { refusal: { message, issues: [] } };
  }
}
