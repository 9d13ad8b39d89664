import { getBackend } from '../../lib/backend/payload';
import { demoAccounts } from '../../lib/demo/demo-accounts';

/** `node --import tsx write-accounts.ts`: gives the empty network of `DATABASE_URL` the accounts that the demonstration's has. */
const payload = await getBackend();
for (const { name, role, email, password } of demoAccounts.filter(({ offices }) => offices.length === 0))
  await payload.create({ collection: 'staff', data: { name, role, email, password, offices: [] } });
process.exit(0);
