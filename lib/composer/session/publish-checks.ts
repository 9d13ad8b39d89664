import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { SaveFault } from '@/schemas/composing/refusal';
import type { ComposedPage } from './composer-api';
import { issuesOf } from './block-issues';
import { doesPreventPublishing } from './is-in-the-way';

/**
 * An issue that prevents publishing. `id` and `path` identify block and field; `language` is set if it
 * differs from the edited one; without both, the issue concerns the whole page.
 */
export type PublishIssue = { id?: string; path: string; message: string; language?: string };

/**
 * All issues that prevent publishing, found in the browser and reported by the server, without duplicates.
 */
export function findPublishIssues(
  document: OpenDocument,
  stored: OpenDocument,
  page: ComposedPage,
  serverIssues: readonly SaveFault[] = [],
): PublishIssue[] {
  const localIssues = [...document.blocks.keys()]
    .filter((id) => doesPreventPublishing(document, stored, id))
    .flatMap((id) => issuesOf(document, id, page).map(({ path, message }) => ({ id, path, message })));
  const remoteIssues = serverIssues.map(({ block, place = '', sentence, message, language }): PublishIssue => {
    if (block === undefined || !document.blocks.has(block))
      return { path: '', message, ...(language !== undefined && { language }) };
    return { id: block, path: place, message: sentence ?? message };
  });
  return withoutDuplicates([...localIssues, ...remoteIssues]);
}

/** Removes duplicates: same block, field and message. */
function withoutDuplicates(all: readonly PublishIssue[]): PublishIssue[] {
  const issuesByKey = new Map(all.map((issue) => [JSON.stringify([issue.id, issue.path, issue.message]), issue]));
  return [...issuesByKey.values()];
}
