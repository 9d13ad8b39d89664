import { contentNames } from '@/schemas/content-keys';
import { isSafeUrl } from '@/schemas/safe-url';

/** The CMS of this site, where agents have no account. */
const cmsPattern = /^\/admin(?:[/?#]|$)/;

/** The URL at which agents sign in, the entry `Agent login` of the header section; empty without one. */
export function toAgentLogin(contents: readonly { name: string; value: string | null }[] = []): string {
  const configured = contents.find(({ name }) => name === contentNames.agent_login)?.value?.trim();
  return configured && isSafeUrl(configured) && !cmsPattern.test(configured) ? configured : '';
}
