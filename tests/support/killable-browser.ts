import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { exitOf } from '../../lib/commands/run-node';
import { chromiumProgram } from './browser';

export type KillableBrowser = {
  /** The context of the profile: what its pages store is available to the next browser with that profile. */
  context: BrowserContext;
  isRunning: () => boolean;
  /** Kills all of its processes at once. */
  kill: () => Promise<void>;
};

/** Starts a Chromium with a profile, which can be killed as by a power failure. */
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

/** Waits for the DevTools port in the file that Chromium writes. */
async function portIn(file: string): Promise<number> {
  for (let attempts = 3_000; attempts > 0; attempts -= 1) {
    const port = Number.parseInt(read(file), 10);
    if (port > 0) return port;
    await sleep(10);
  }
  throw new Error('The browser did not write its DevTools port');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
