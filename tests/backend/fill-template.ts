import { getBackend } from '../../lib/backend/payload';
import { createStaff } from './support/network';

/**
 * `node --import tsx fill-template.ts`: seeds the database of `DATABASE_URL` with two offices and their
 * staff.
 */
await createStaff(await getBackend());
process.exit(0);
