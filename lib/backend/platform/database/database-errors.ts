/** Response status and message for errors that invalid input causes, by PostgreSQL error code. */
const errorsByCode: Readonly<Record<string, { status: number; message: string }>> = {
  '22P02': { status: 400, message: 'Check the values: one has the wrong type' },
  '22P05': { status: 400, message: 'Remove the control characters: a text has one that cannot be stored' },
  '22021': { status: 400, message: 'Remove the control characters: a text has one that cannot be stored' },
  '22001': { status: 400, message: 'Shorten the text: it is too long for this field' },
  '22003': { status: 400, message: 'Choose a smaller number: this one is out of range' },
  '22007': { status: 400, message: 'Write the date as 2026-12-31' },
  '22008': { status: 400, message: 'Choose another date: this one is out of range' },
  '2201W': { status: 400, message: 'Set limit to a whole number from 0' },
  '2201X': { status: 400, message: 'Set page to a whole number from 1' },
  '42883': { status: 400, message: 'Choose another operator: this field has no such comparison' },
  // Payload generates incomplete SQL for a comparison that a date does not support.
  '42601': { status: 400, message: 'Choose another operator: this field has no such comparison' },
  '42804': { status: 400, message: 'Check the values: one has the wrong type' },
  '42803': { status: 400, message: 'Choose fewer fields to sort by' },
  '42P10': { status: 400, message: 'Choose fewer fields to sort by' },
  '54000': { status: 400, message: 'Request less at once' },
  '54001': { status: 400, message: 'Request less at once' },
  '23502': { status: 422, message: 'Fill in every required field' },
  '23503': {
    status: 409,
    message: 'Another record refers to this, or a record it refers to was deleted. Reload it',
  },
  '23505': { status: 409, message: 'This already exists. Change the value that must be unique' },
  '23514': { status: 422, message: 'Check the values: together they are not allowed' },
  '53100': {
    status: 507,
    message: 'The database disk is full. Nothing was saved: contact the administrator',
  },
  // Another document of the same transaction failed.
  '25P02': { status: 409, message: 'One of these could not be changed, so none were. Try them one by one' },
  '40001': { status: 409, message: 'Someone else saved at the same time. Try again' },
  '40P01': { status: 409, message: 'Someone else saved at the same time. Try again' },
};

/** The response to a PostgreSQL error that the input caused; null for other errors. */
export function databaseErrorOf(error: unknown): { status: number; message: string } | null {
  const code = codesOf(error).find((code) => Object.hasOwn(errorsByCode, code));
  return (code && errorsByCode[code]) || null;
}

/**
 * The transaction was ended in favour of another one. `25P02` follows when a concurrent statement of the
 * same transaction met that error first.
 */
const retryableCodes: readonly string[] = ['40P01', '40001', '25P02'];

/** True when a retry of the transaction may succeed. */
export const isRetryable = (error: unknown): boolean =>
  codesOf(error).some((code) => retryableCodes.includes(code));

/** True when a value that must be unique exists already. */
export const isUniqueViolation = (error: unknown): boolean => codesOf(error).includes('23505');

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code: unknown = 'code' in error ? error.code : undefined;
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(error.cause)];
}
