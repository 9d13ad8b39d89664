import { contentNames } from '@/schemas/content-keys';
import { isSafeUrl } from '@/schemas/safe-url';

/** Where staff sign in. */
const signIn = '/admin';

/** Where agents sign in: the address kept in the header section as `Agent login`, else with all staff. */
export function toAgentLogin(contents: readonly { name: string; value: string | null }[] = []): string {
  const kept = contents.find(({ name }) => name === contentNames.agent_login)?.value?.trim();
  return kept && isSafeUrl(kept) ? kept : signIn;
}
