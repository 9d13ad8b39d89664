import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runFolder } from './open-run.ts';

const resultSchema = z.union([z.object({ value: z.string() }), z.object({ fault: z.string() })]);

/**
 * Makes something once for the whole run, in whichever test file asks first; the others wait for it.
 * @throws in all of them when making it failed.
 */
export async function onceInRun(name: string, make: () => Promise<string>): Promise<string> {
  const file = path.join(runFolder(), `${name}.json`);
  if (claim(file)) keep(file, await outcomeOf(make));
  while (!existsSync(file)) await sleep(20);
  const result = resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in result) throw new Error(result.fault);
  return result.value;
}

function claim(file: string): boolean {
  try {
    mkdirSync(`${file}.claimed`);
    return true;
  } catch {
    return false;
  }
}

async function outcomeOf(make: () => Promise<string>): Promise<z.infer<typeof resultSchema>> {
  try {
    return { value: await make() };
  } catch (error) {
    return { fault: String(error) };
  }
}

function keep(file: string, result: z.infer<typeof resultSchema>): void {
  writeFileSync(`${file}.new`, JSON.stringify(result));
  renameSync(`${file}.new`, file);
}
