import { z } from 'zod';
import type { FoundBy } from '../form/page/found-by';
import { as } from '../session/backend';
import { readRefusal } from '../session/read-refusal';
import type { Session } from '../session/session';

const unreached = 'Not saved: the server does not answer just now. It is tried again when you go on';

/** How often others may be before it. */
const mostTries = 3;

/** `revision` is the one that it has made. */
type Outcome = { revision: number | null; refusal: string | null; isBehind: boolean };

const unanswered: Outcome = { revision: null, refusal: unreached, isBehind: false };

/**
 * Stores in the draft, in its language, by which words the page is found; behind what is done to its blocks, before what is asked for
 * later, and as a change of the page like any other. @returns why not, or null.
 */
export async function changeWords(session: Session, words: Partial<FoundBy>): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { refusal, isBehind } = await session.doBesides(
      (revision) => send(session, words, revision).then(read, () => unanswered),
      unanswered,
    );
    if (!isBehind) return refusal;
  }
  return 'Not saved: others save this page just now. It is tried again when you go on';
}

/** As `changeWords` where the tab goes: nothing is waited for, nor tried again. */
export async function sendLastWords(session: Session, words: Partial<FoundBy>): Promise<string | null> {
  const { revision } = session.state().editing.stored;
  const { refusal } = await send(session, words, revision, true).then(read, () => unanswered);
  return refusal;
}

const madeSchema = z.object({ doc: z.object({ revision: z.number() }) });

async function read(answer: Response): Promise<Outcome> {
  if (answer.ok) {
    const { revision } = madeSchema.parse(await answer.json()).doc;
    return { revision, refusal: null, isBehind: false };
  }
  const { message } = await readRefusal(answer);
  return { revision: null, refusal: `Not saved: ${message}`, isBehind: answer.status === 409 };
}

function send(
  { page, state }: Session,
  words: Partial<FoundBy>,
  revision: number,
  isLast = false,
): Promise<Response> {
  return fetch(`/cms-api/${page.collection}/${page.id}?depth=0&draft=true&locale=${page.locale}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
      ...as(state().editor.email),
    },
    body: JSON.stringify({ ...words, _status: 'draft' }),
    keepalive: isLast,
  });
}
