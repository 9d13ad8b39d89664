import type { Config } from 'payload';
import { environment } from '@/lib/environment';
import { redact, redactError, redactProperties } from '@/lib/logging/redact';
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

/** An argument of a logger: texts and errors redacted, and an entry with the names that a log may hold. */
function redactArgument(argument: unknown): unknown {
  if (argument instanceof Error) return { err: redactError(argument) };
  return typeof argument === 'object' && argument !== null ? redactProperties(argument) : redact(argument);
}

/**
 * `LOG_LEVEL` sets the level (default: warn). Rejected requests are logged at level info. Every entry is
 * redacted, Payload's own included.
 */
export const loggerOptions: LoggerOptions = {
  level: environment.logLevel(),
  hooks: {
    logMethod(args, method) {
      if (isClientError(args[0])) this.info(args[1] ?? 'Request rejected');
      else Reflect.apply(method, this, args.map(redactArgument));
    },
  },
};
