import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { MATCHED_PER_ROUND, matchChangedListings } from './match-changes';
import { ALERTS_PER_ROUND, sendDueAlerts } from './send-alerts';
import { deleteOldViews } from './viewed-listings';

const POLL_INTERVAL_MS = 30_000;

/** Matches changed listings and sends due mails until nothing is left; each round is one transaction. Deletes old views. */
async function sendAlerts(): Promise<void> {
  const payload = await getBackend();
  while ((await matchChangedListings(payload)) === MATCHED_PER_ROUND);
  while ((await sendDueAlerts(payload)) === ALERTS_PER_ROUND);
  await deleteOldViews(payload);
}

/** Sends alerts every half minute until the signal aborts; a database that does not respond is retried. */
export async function pollAlerts(signal?: AbortSignal): Promise<void> {
  let lastError = '';
  while (!signal?.aborted) {
    try {
      await sendAlerts();
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError)
        console.error(`Mails about new listings are sent once this error is resolved: ${message}`);
      lastError = message;
    }
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}
