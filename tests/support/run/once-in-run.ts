import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runFolder } from './open-run.ts';

const resultSchema = z.union([z.object({ value: z.string() }), z.object({ fault: z.string() })]);

/**
 * Runs `create` once for the whole run, in the first test file that needs it; the others wait for the result.
 * @throws in all of them when it failed.
 */
export async function onceInRun(name: string, create: () => Promise<string>): Promise<string> {
  const file = path.join(runFolder(), `${name}.json`);
  if (claim(file)) storeResult(file, await outcomeOf(create));
  while (!existsSync(file)) {
    if (isOrphaned(file)) throw new Error(`The process that was creating "${name}" for the run has ended`);
    await sleep(50);
  }
  const result = resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in result) throw new Error(result.fault);
  return result.value;
}

/** Whether this process is the first; it stores its process id. */
function claim(file: string): boolean {
  try {
    writeFileSync(`${file}.claimed`, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isOrphaned(file: string): boolean {
  const owner = Number(readFileSync(`${file}.claimed`, 'utf8'));
  // The claim file is empty between its creation and the writing of the process id.
  if (!owner || isAlive(owner)) return false;
  return !existsSync(file);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function outcomeOf(create: () => Promise<string>): Promise<z.infer<typeof resultSchema>> {
  try {
    return { value: await create() };
  } catch (error) {
    return { fault: String(error) };
  }
}

function storeResult(file: string, result: z.infer<typeof resultSchema>): void {
  writeFileSync(`${file}.new`, JSON.stringify(result));
  renameSync(`${file}.new`, file);
}
