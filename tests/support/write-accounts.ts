import { getBackend } from '../../lib/backend/payload';
import { demoAccounts } from '../../lib/demo/demo-accounts';

/**
 * `node --import tsx write-accounts.ts`: creates the network accounts of the demonstration in the empty
 * database of `DATABASE_URL`.
 */
const payload = await getBackend();
for (const { name, role, email, password } of demoAccounts.filter(({ offices }) => offices.length === 0))
  await payload.create({ collection: 'staff', data: { name, role, email, password, offices: [] } });
process.exit(0);
