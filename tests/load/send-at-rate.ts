import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureH2load } from '../../lib/commands/ensure-h2load.ts';
import { exitOf } from '../../lib/commands/run-node.ts';
import { commandOnCores, cores } from './cores.ts';

/** `ms` is the time from sending a request until all of its answer was there. */
export type Answered = { ms: number; fault: string | null };

type Sending = { addresses: readonly string[]; rate: number; seconds: number };

/** Each asks for the next page when it is due, and waits for its answer first. */
const connections = 25;

/** Asks for addresses in turn, so many a second. A client of Node's own is slower than the server that is measured. */
export async function sendAtRate({ addresses, rate, seconds }: Sending): Promise<Answered[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-visits-'));
  try {
    const [asked, log] = [path.join(folder, 'asked'), path.join(folder, 'log')];
    writeFileSync(asked, `${addresses.join('\n')}\n`);
    const load = ['--h1', `--clients=${connections}`, `--rps=${rate / connections}`, `--duration=${seconds}`];
    const what = ['--header=accept-encoding: gzip', `--input-file=${asked}`, `--log-file=${log}`];
    const [command = '', ...args] = commandOnCores(cores.client, [ensureH2load(), ...load, ...what]);
    const code = await exitOf(spawn(command, args, { stdio: 'ignore' }));
    if (code !== 0) throw new Error(`h2load ended with ${code}`);
    return readFileSync(log, 'utf8').trim().split('\n').map(readLine);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** When it was sent, its status and how long it took, the times in µs. */
function readLine(line: string): Answered {
  const [, status, took] = line.split('\t');
  return { ms: Number(took) / 1_000, fault: status === '200' ? null : `A page answered ${status}` };
}
