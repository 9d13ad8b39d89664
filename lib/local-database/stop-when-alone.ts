import { text } from 'node:stream/consumers';
import { ownerOf } from './server-owner.ts';
import { stopServer } from './stop-server.ts';

/**
 * `node stop-when-alone.ts FOLDER STARTER`: waits until the starter, who holds its standard input, is gone, however it
 * went, and stops the server of the folder unless somebody else answers for it by then.
 */
const [folder = '', starter = ''] = process.argv.slice(2);
await text(process.stdin);
if (ownerOf(folder) === Number(starter)) await stopServer(folder);
