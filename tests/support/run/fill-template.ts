import { getBackend } from '../../../lib/backend/payload';
import { seedNetwork } from '../../../lib/demo/seed-network';

/** `node --import tsx fill-template.ts empty|seeded`: brings the database of `DATABASE_URL` to what a template holds. */
const payload = await getBackend();
if (process.argv[2] === 'seeded') await seedNetwork(payload);
process.exit(0);
