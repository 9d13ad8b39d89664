import { getBackend } from '../../lib/backend/payload';
import { createNetwork } from './create-network';

/** `node --import tsx fill-template.ts`: seeds the database of `DATABASE_URL` with the small network. */
await createNetwork(await getBackend());
process.exit(0);
