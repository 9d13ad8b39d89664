import { contentNames } from '@/schemas/content-keys';
import { isSafeUrl } from '@/schemas/safe-url';

/** The login page of staff. */
const staffLoginPath = '/admin';

/**
 * The URL at which agents sign in: the entry `Agent login` of the header section, or else the login page of
 * staff.
 */
export function toAgentLogin(contents: readonly { name: string; value: string | null }[] = []): string {
  const configured = contents.find(({ name }) => name === contentNames.agent_login)?.value?.trim();
  return configured && isSafeUrl(configured) ? configured : staffLoginPath;
}
