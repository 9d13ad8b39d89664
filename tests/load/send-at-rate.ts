import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureH2load } from '../../lib/commands/ensure-program.ts';
import { exitOf } from '../../lib/commands/run-node.ts';
import { commandOnCores, cores } from './cores.ts';

/** `ms` is the time from sending a request until its response was complete. */
export type TimedResponse = { ms: number; error: string | null };

type RateOptions = { addresses: readonly string[]; rate: number; seconds: number };

/** Each connection sends its next request when it is due, after its previous response. */
const CONNECTION_COUNT = 25;

/**
 * Requests addresses in turn at a steady rate. A client in Node would be slower than the server it measures.
 */
export async function sendAtRate({ addresses, rate, seconds }: RateOptions): Promise<TimedResponse[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-visits-'));
  try {
    const [addressFile, log] = [path.join(folder, 'addresses'), path.join(folder, 'log')];
    writeFileSync(addressFile, `${addresses.join('\n')}\n`);
    const load = [
      '--h1',
      `--clients=${CONNECTION_COUNT}`,
      `--rps=${rate / CONNECTION_COUNT}`,
      `--duration=${seconds}`,
    ];
    const requestOptions = [
      '--header=accept-encoding: gzip',
      `--input-file=${addressFile}`,
      `--log-file=${log}`,
    ];
    const [command = '', ...args] = commandOnCores(cores.client, [
      ensureH2load(),
      ...load,
      ...requestOptions,
    ]);
    const code = await exitOf(spawn(command, args, { stdio: 'ignore' }));
    if (code !== 0) throw new Error(`h2load ended with ${code}`);
    return readFileSync(log, 'utf8').trim().split('\n').map(parseLine);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Parses a line of the log: send time, status and duration, times in µs. */
function parseLine(line: string): TimedResponse {
  const [, status, durationUs] = line.split('\t');
  return { ms: Number(durationUs) / 1_000, error: status === '200' ? null : `A page answered ${status}` };
}
