import { findDifference } from '@/lib/document/operations/find-difference';
import type { VersionList } from '@/schemas/composing';
import { readVersion } from '../session/earlier-versions';
import type { Session } from '../session/session';
import { tellTime } from './tell-time';

type Version = VersionList['versions'][number];

/**
 * Makes the page what it was in a version, as one step, which is saved and can be undone like any other. @returns what is said of it;
 * `isDone` where that is all.
 */
export async function restoreVersion(
  session: Session,
  { id, at }: Version,
): Promise<{ isDone: boolean; sentence: string }> {
  const document = await readVersion(session.page, id).catch(() => null);
  if (!document) return { isDone: false, sentence: 'It cannot be had just now. Try again in a moment' };
  const operations = findDifference(session.state().editing.document, document);
  if (operations.length === 0) return { isDone: false, sentence: 'The page is like that already' };
  const reason = session.do(operations);
  if (reason !== null) return { isDone: false, sentence: reason };
  return { isDone: true, sentence: `The page is as it was ${tellTime(at)}. Undo takes that back` };
}
