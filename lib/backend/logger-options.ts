import type { Config } from 'payload';
import { environment } from '@/lib/environment';
import { databaseFault } from './database/database-fault';

type LoggerOptions = Extract<Config['logger'], { options: unknown }>['options'];

/** A fault of the caller that the answer tells in full; Payload logs it like a fault of its own. */
function isRefusal(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('err' in entry)) return false;
  const { err } = entry;
  if (databaseFault(err)) return true;
  return (
    typeof err === 'object' &&
    err !== null &&
    'status' in err &&
    typeof err.status === 'number' &&
    err.status < 500
  );
}

/** `LOG_LEVEL` says what is logged (default warn); refused requests are logged as information. */
export const loggerOptions: LoggerOptions = {
  level: environment.logLevel(),
  hooks: {
    logMethod(args, method) {
      if (isRefusal(args[0])) this.info(args[1] ?? 'Refused');
      else method.apply(this, args);
    },
  },
};
