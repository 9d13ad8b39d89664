import { setTimeout as sleep } from 'node:timers/promises';
import { hearRenewals } from './renewal-state';

/** How long an answer waits at most, in ms: a database that hangs holds up nobody's change. */
const patience = 500;

/**
 * Payload's handler, whose answer waits a little until this process has heard what the request changed: who saved something and
 * then looks here is not shown what was as if it were new.
 */
export function hearOwnChanges<Asked extends unknown[]>(
  handler: (...asked: Asked) => Promise<Response>,
): (...asked: Asked) => Promise<Response> {
  return async (...asked) => {
    const answer = await handler(...asked);
    if (answer.ok) await Promise.race([hearRenewals(), sleep(patience, undefined, { ref: false })]);
    return answer;
  };
}
