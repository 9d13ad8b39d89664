import { type DemoAccount, demoAccounts } from '../../lib/demo/demo-accounts';
import { type CmsClient, signInToCms } from './cms-client';

/** The first demo account of a role. */
export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demo network has no ${role}`);
  return account;
}

/** Signs the first demo account of a role in to the CMS API of a site with the demo network. */
export function signInAs(url: string, role: DemoAccount['role']): Promise<CmsClient> {
  const { email, password } = demoAccount(role);
  return signInToCms(url, email, password);
}
