import type { FoundBy } from '../form/page/found-by';
import { as } from '../session/backend';
import { readRefusal } from '../session/read-refusal';
import type { Session } from '../session/session';

const unreached = 'Not saved: the server does not answer just now. It is tried again when you go on';

/** How often others may be before it. */
const mostTries = 3;

/**
 * Stores in the draft, in its language, by which words the page is found; behind what is done to its blocks, and as a change of the page
 * like any other. @returns why not, or null.
 */
export async function changeWords(session: Session, words: Partial<FoundBy>): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (!(await session.saveToLeave())) return unreached;
    const answer = await send(session, words).catch(() => null);
    if (!answer) return unreached;
    if (answer.ok) {
      // The composer knows of the revision that this has made, before it saves again.
      await session.saveToLeave();
      return null;
    }
    if (answer.status !== 409) return `Not saved: ${(await readRefusal(answer)).message}`;
  }
  return 'Not saved: others save this page just now. It is tried again when you go on';
}

function send({ page, state }: Session, words: Partial<FoundBy>): Promise<Response> {
  const { editor, editing } = state();
  return fetch(`/cms-api/${page.collection}/${page.id}?depth=0&draft=true&locale=${page.locale}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'if-match': `"${editing.stored.revision}"`,
      ...as(editor.email),
    },
    body: JSON.stringify({ ...words, _status: 'draft' }),
  });
}
