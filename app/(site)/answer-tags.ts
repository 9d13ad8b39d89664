import { notFoundTag, permanentTag, temporaryTag } from '@/lib/page-cache/answer-tags';
import type { Composition } from '@/lib/publish/compose-page';

/** The tags by which the page cache knows that a page is to be answered with another status than 200. */
export function answerTags(composition: Composition): string[] {
  if (composition.status === 'moved') return [composition.permanent ? permanentTag : temporaryTag];
  return composition.status === 'page' ? [] : [notFoundTag];
}
