import { type DemoAccount, demoAccounts } from '../../lib/demo/demo-accounts';
import { type CmsClient, signInToCms } from './cms-client';

/** The first demo account of a role. */
export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demo network has no ${role}`);
  return account;
}

/** The CMS of a site with the demo network, as the first account of a role uses it. */
export function signInAs(url: string, role: DemoAccount['role']): Promise<CmsClient> {
  const { email, password } = demoAccount(role);
  return signInToCms(url, email, password);
}
