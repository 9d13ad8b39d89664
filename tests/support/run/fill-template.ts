import { getBackend } from '../../../lib/backend/payload';
import { seedNetwork } from '../../../lib/demo/seed-network';

/** `node --import tsx fill-template.ts empty|seeded`: brings the database of `DATABASE_URL` to what a template holds. */
const payload = await getBackend();
if (process.argv[2] === 'seeded') {
  // As of two people who begin at once: one writes the network, the other keeps it.
  const told = await Promise.all([seedNetwork(payload), seedNetwork(payload)]);
  const outcomes = told.map(({ outcome }) => outcome).sort();
  if (outcomes.join() !== 'kept,written') throw new Error(`Two who seeded at once were told: ${outcomes}`);
}
process.exit(0);
