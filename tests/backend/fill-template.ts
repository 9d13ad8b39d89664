import { getBackend } from '../../lib/backend/payload';
import { createStaff } from './support/network';

/** `node --import tsx fill-template.ts`: puts two offices and their staff into the database of `DATABASE_URL`. */
await createStaff(await getBackend());
process.exit(0);
