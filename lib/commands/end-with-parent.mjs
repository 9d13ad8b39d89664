import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`node --import`): sends SIGTERM to its own process when the parent process has
 * exited. `?starter=PID` names a process that may exit before this module is loaded.
 */
const parent = process.ppid;
const starter = Number(new URL(import.meta.url).searchParams.get('starter') ?? parent);

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function look() {
  if (process.ppid === parent && !isGone(starter)) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}

const looking = setInterval(look, 500);
looking.unref();
if (!isMainThread) clearInterval(looking);
