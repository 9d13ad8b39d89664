import type { CallAnswer } from '@/schemas/composing/call-definition';
import { updateDraftCall } from '@/schemas/composing/cms';
import type { FoundBy } from '../form/page/found-by';
import { callServer } from '../server/call-server';
import { as } from '../session/backend';
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

type Answer = CallAnswer<typeof updateDraftCall>;

function read(answer: Answer): Outcome {
  if (answer.ok) return { revision: answer.body.doc.revision, refusal: null, isBehind: false };
  const { status, refusal } = answer;
  return { revision: null, refusal: `Not saved: ${refusal.message}`, isBehind: status === 409 };
}

const send = (
  { page: { collection, id, locale }, state }: Session,
  words: Partial<FoundBy>,
  revision: number,
  isLast = false,
): Promise<Answer> =>
  callServer(
    updateDraftCall,
    {
      params: { collection, id },
      query: { depth: 0, draft: true, locale },
      headers: { 'if-match': `"${revision}"`, ...as(state().editor.email) },
      body: { ...words, _status: 'draft' },
    },
    { keepalive: isLast },
  );
