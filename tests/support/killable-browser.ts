import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright-core';
import { exitOf } from '../../lib/commands/run-node';
import { chromiumProgram } from './browser';

export type KillableBrowser = {
  /** That of the profile: what its pages keep is there for the next browser over it. */
  context: BrowserContext;
  isRunning: () => boolean;
  /** All of its processes at once. */
  kill: () => Promise<void>;
};

/** A Chromium over a profile, as a computer that loses its power ends it. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const { executablePath, args } = chromiumProgram();
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { detached: true, stdio: 'ignore' });
  const ended = exitOf(child);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile');
  return {
    context,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Where it can be spoken to, once it has written that down. */
async function portIn(file: string): Promise<number> {
  for (let left = 3_000; left > 0; left -= 1) {
    const port = Number.parseInt(read(file), 10);
    if (port > 0) return port;
    await sleep(10);
  }
  throw new Error('The browser does not say where it can be spoken to');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
