import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureWrk } from '../../lib/commands/ensure-program.ts';
import { extent } from './bench-extent.ts';
import { commandOnCores, cores } from './cores.ts';

const run = promisify(execFile);
const CONNECTION_COUNT = 16;

const loadSchema = z.object({ requests: z.coerce.number().positive(), rate: z.coerce.number().positive() });
export type WrkResult = z.infer<typeof loadSchema>;

/**
 * Requests an address as fast as it is answered, in one thread on a core of its own. `rate` is requests per
 * second.
 * @throws when a response is an error.
 */
export async function runWrk(url: string, encoding: string): Promise<WrkResult> {
  const options = ['-t1', `-c${CONNECTION_COUNT}`, `-d${extent.loadSeconds}s`];
  const wrk = [ensureWrk(), ...options, '-H', `Accept-Encoding: ${encoding}`, url];
  const [program = '', ...args] = commandOnCores(cores.client, wrk);
  const { stdout } = await run(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not always answer:\n${stdout}`);
  return loadSchema.parse({
    requests: /(\d+) requests in/.exec(stdout)?.[1],
    rate: /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1],
  });
}
