import { redactText, summariseError } from '../logging/redact.ts';

const MAX_CAUSE_DEPTH = 8;

/**
 * The messages of the innermost causes of an error, each once. Contract responses hold several errors, each
 * of which may wrap another, such as a failed query its connection error. Redacted, since a log holds them.
 */
export function rootCauses(error: unknown): string[] {
  return [...new Set(collectCauses(error, MAX_CAUSE_DEPTH))];
}

function collectCauses(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null) return error ? [redactText(String(error))] : [];
  const causes = [
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
    ...('originalError' in error ? [error.originalError] : []),
    ...('cause' in error ? [error.cause] : []),
  ].filter(Boolean);
  if (causes.length > 0 && depth > 0) return causes.flatMap((cause) => collectCauses(cause, depth - 1));
  return 'message' in error && error.message ? [summariseError(error)] : [];
}
