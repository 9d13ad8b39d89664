import { getBackend } from '../../lib/backend/payload';
import { makeNetwork } from './make-network';

/** `node --import tsx fill-template.ts`: puts the small network into the database of `DATABASE_URL`. */
await makeNetwork(await getBackend());
process.exit(0);
