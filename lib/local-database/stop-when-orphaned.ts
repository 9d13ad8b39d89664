import { text } from 'node:stream/consumers';
import { ownerOf } from './server-owner.ts';
import { stopServer } from './stop-server.ts';

/**
 * `node stop-when-orphaned.ts FOLDER STARTER_PID`: waits until the starter, which holds its standard input
 * open, exits for any reason, then stops the server of the folder unless another process owns it by then.
 */
const [folder = '', starter = ''] = process.argv.slice(2);
await text(process.stdin);
if (ownerOf(folder) === Number(starter)) await stopServer(folder);
