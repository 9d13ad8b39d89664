import type { Config } from 'payload';
import { environment } from '@/lib/environment';
import { databaseErrorOf } from './database/database-errors';

type LoggerOptions = Extract<Config['logger'], { options: unknown }>['options'];

/**
 * Whether the error is a client error, which the response describes completely; Payload logs it like a
 * server error.
 */
function isClientError(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('err' in entry)) return false;
  const { err } = entry;
  if (databaseErrorOf(err)) return true;
  return (
    typeof err === 'object' &&
    err !== null &&
    'status' in err &&
    typeof err.status === 'number' &&
    err.status < 500
  );
}

/** `LOG_LEVEL` sets the level (default: warn). Rejected requests are logged at level info. */
export const loggerOptions: LoggerOptions = {
  level: environment.logLevel(),
  hooks: {
    logMethod(args, method) {
      if (isClientError(args[0])) this.info(args[1] ?? 'Request rejected');
      else method.apply(this, args);
    },
  },
};
