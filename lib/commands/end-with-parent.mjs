import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`node --import`): sends SIGTERM to its own process when the parent process has
 * exited. `?starter=PID` names a process that may exit before this module is loaded.
 */
const parent = process.ppid;
const starter = Number(new URL(import.meta.url).searchParams.get('starter') ?? parent);

function hasExited(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function checkParent() {
  if (process.ppid === parent && !hasExited(starter)) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}

const timer = setInterval(checkParent, 500);
timer.unref();
if (!isMainThread) clearInterval(timer);
