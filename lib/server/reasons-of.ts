const mostDeep = 8;

/** What began it, each once: an answer of the contract holds several errors, each of which may name one beneath, as a failed query does what its connection met. */
export function reasonsOf(error: unknown): string[] {
  return [...new Set(innermost(error, mostDeep))];
}

function innermost(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null) return error ? [String(error)] : [];
  const beneath = [
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
    ...('originalError' in error ? [error.originalError] : []),
    ...('cause' in error ? [error.cause] : []),
  ].filter(Boolean);
  if (beneath.length > 0 && depth > 0) return beneath.flatMap((one) => innermost(one, depth - 1));
  return 'message' in error && error.message ? [String(error.message)] : [];
}
