import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { makeSetupCode } from './setup-code';

const pause = 5_000;

/** Prints how to make the first account, while there is none. A database that does not answer is asked again. */
export async function printSetupCode(): Promise<void> {
  for (;;) {
    try {
      const payload = await getBackend();
      const code = await makeSetupCode(payload);
      if (code) console.log(invitation(`${payload.config.serverURL}/admin`, code));
      return;
    } catch {
      await sleep(pause, undefined, { ref: false });
    }
  }
}

const invitation = (address: string, code: string) => `
There is no account yet. Make the first one at ${address}
with the setup code ${code}. It can be used once.
`;
