import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../../payload';
import { createSetupCode } from './setup-code';

const RETRY_DELAY_MS = 5_000;

/** Prints how to create the first account while none exists. Retries while the database is unavailable. */
export async function printSetupCode(): Promise<void> {
  for (;;) {
    try {
      const payload = await getBackend();
      const code = await createSetupCode(payload);
      if (code) console.log(setupMessage(`${payload.config.serverURL}/admin`, code));
      return;
    } catch {
      await sleep(RETRY_DELAY_MS, undefined, { ref: false });
    }
  }
}

const setupMessage = (url: string, code: string) =>
  ` There is no account yet. Create the first one at ${url} with the setup code ${code}. It can be used once. `;
