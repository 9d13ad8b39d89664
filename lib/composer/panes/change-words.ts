import { z } from 'zod';
import type { FoundBy } from '../form/page/found-by';
import type { Session } from '../session/session';

const unreached = 'Not saved: the server does not answer just now. It is tried again when you go on';
const refusalSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) });

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
    // The composer knows of the revision that this has made, before it saves again.
    if (answer.ok) await session.saveToLeave();
    if (answer.ok) return null;
    if (answer.status !== 409) return tellRefusal(answer);
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
      'x-composing-as': encodeURIComponent(editor.email),
    },
    body: JSON.stringify({ ...words, _status: 'draft' }),
  });
}

async function tellRefusal(answer: Response): Promise<string> {
  const read = refusalSchema.safeParse(await answer.json().catch(() => null));
  return `Not saved: ${read.data?.errors[0].message ?? `the server answered ${answer.status}`}`;
}
