import { redact } from './redact.ts';

const methods = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const;

/**
 * Redacts what this thread writes through the console. Next and other packages use the global console, so
 * their messages are covered as well. To be called once per thread, first of all.
 */
export function redactConsole(target: Pick<typeof console, (typeof methods)[number]> = console): void {
  for (const method of methods) {
    const write = target[method];
    target[method] = (...args: unknown[]) => Reflect.apply(write, target, args.map(redact));
  }
}

/**
 * Writes an uncaught error through the console and ends the process: Node would print all its properties.
 * For main threads; a worker thread passes its error to its parent.
 */
export function logUncaughtErrors(): void {
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
}
