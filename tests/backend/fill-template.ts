import { getBackend } from '../../lib/backend/payload';
import { createNetwork } from './support/network';

/** `node --import tsx fill-template.ts`: puts two offices and their staff into the database of `DATABASE_URL`. */
await createNetwork(await getBackend());
process.exit(0);
