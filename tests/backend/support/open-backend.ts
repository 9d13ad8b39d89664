import { text } from 'node:stream/consumers';
import '../../../lib/backend/payload.config';
import { getBackend } from '../../../lib/backend/payload';

/**
 * `node --import tsx open-backend.ts`: an instance that starts when its stdin closes, reports that and
 * exits.
 */
console.log('loaded');
await text(process.stdin);
const payload = await getBackend();
const { totalDocs } = await payload.count({ collection: 'offices' });
console.log(`open, with ${totalDocs} offices`);
process.exit(0);
