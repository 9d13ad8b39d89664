import { isVisible } from '@/lib/document/operations/is-visible';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { hasPlaceholderProps } from '@/lib/starter/has-placeholder';
import { bodyBlockId } from '@/schemas/body-block';
import type { RefusalIssue } from '@/schemas/composing/refusal';
import { isLayoutOnly } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
import { issuesOf } from './block-issues';
import type { ComposedPage } from './composer-api';
import type { PublishIssue } from './publish-issue';
import type { SessionState } from './session-state';

/** Whether the issues of a block prevent publishing; those of a hidden, unchanged block do not. */
export const doesPreventPublishing = (document: OpenDocument, stored: OpenDocument, id: string): boolean =>
  document.blocks.get(id) !== stored.blocks.get(id) || isVisible(document, id);

/**
 * All issues that prevent publishing, found in the browser and reported by the server, without duplicates.
 */
export function findPublishIssues(
  document: OpenDocument,
  stored: OpenDocument,
  page: ComposedPage,
  serverIssues: readonly RefusalIssue[] = [],
): PublishIssue[] {
  const localIssues = [...document.blocks.keys()]
    .filter((id) => doesPreventPublishing(document, stored, id))
    .flatMap((id) => issuesOf(document, id, page).map(({ path, message }) => ({ id, path, message })));
  const remoteIssues = serverIssues.map(
    ({ block, place = '', sentence, message, language }): PublishIssue => {
      if (block === undefined || !document.blocks.has(block))
        return { path: '', message, ...(language !== undefined && { language }) };
      return { id: block, path: place, message: sentence ?? message };
    },
  );
  return withoutDuplicates([...localIssues, ...remoteIssues]);
}

/** Removes duplicates: same block, field and message. */
function withoutDuplicates(all: readonly PublishIssue[]): PublishIssue[] {
  const issuesByKey = new Map(
    all.map((issue) => [JSON.stringify([issue.id, issue.path, issue.message]), issue]),
  );
  return [...issuesByKey.values()];
}

/** Whether visitors would see only the header and footer of the page. */
export function hasNoContent({ editing, pageData }: Pick<SessionState, 'editing' | 'pageData'>): boolean {
  const { document } = editing;
  const hasVisibleBlock = [...document.blocks].some(
    ([key, { node }]) => !isLayoutOnly(node) && isVisible(document, key),
  );
  return !hasVisibleBlock && !pageData.data.footer.some(({ id }) => id === bodyBlockId);
}

/**
 * Keys of visible blocks that this release cannot read: they do not prevent publishing, but visitors would
 * not see them.
 */
export const unreadableBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([key, { node }]) => {
    const quarantine = quarantineOf(node);
    return quarantine && quarantine.kind !== 'wrong values' && isVisible(document, key) ? [key] : [];
  });

/** Ids of visible blocks with placeholder text (`lib/starter/has-placeholder.ts`). */
export const placeholderBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([id, { node }]) =>
    hasPlaceholderProps(node) && isVisible(document, id) ? [id] : [],
  );
