/** What a log holds of an error. */
type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE of a statement, or the code of a system error. */
  code?: string;
  stack?: string;
  causes?: LoggedError[];
};

const MAX_CAUSE_DEPTH = 8;
const MAX_CAUSES = 8;
const redacted = '[redacted]';

/** Drizzle's message for a failed statement; its text and parameters follow, and end nowhere defined. */
const failedStatement = /Failed query:\s*([\s\S]*)$/;
const sqlState = /^[0-9A-Z]{5}$/;
const systemErrorCode = /^(?:E[A-Z0-9]{2,20}|ERR_[A-Z0-9_]{2,40})$/;

/** The name of a statement: its verb and table, without values. */
export function nameStatement(text: string): string {
  const verb = /^\s*(?:with\b[\s\S]*?\b)?(select|insert|update|delete)\b/i.exec(text)?.[1]?.toLowerCase();
  if (!verb) return (/^\s*([a-z]+)\b/i.exec(text)?.[1] ?? 'statement').toLowerCase();
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?=[\s(,;]|$)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** Email addresses, phone numbers and the values that PostgreSQL quotes in a message. */
const personalPatterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>@,;()]+@[^\s"'<>@,;()]+/g, '[email]'],
  [/\+\d[\d\s().-]{6,}\d/g, '[phone]'],
  [/\b0\d{2}[\s-]?\d{3}[\s-]?\d{4}\b/g, '[phone]'],
  [/\bKey \([^)]*\)=\([\s\S]*/g, redacted],
  [/\bFailing row contains[\s\S]*/g, redacted],
  [/\b(invalid input [^:]*|out of range[^:]*): "[\s\S]*/g, `$1: ${redacted}`],
];

/** A text without the parameters of statements and without contact details. */
export function redactText(text: string): string {
  const statement = failedStatement.exec(text);
  const withoutParameters = statement
    ? `${text.slice(0, statement.index)}Failed query: ${nameStatement(statement[1] ?? '')}`
    : text;
  return personalPatterns.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    withoutParameters,
  );
}

/** Whether the error was raised by a database driver: Drizzle's has the statement, PostgreSQL's a severity. */
const isStatementError = (error: Error): boolean =>
  failedStatement.test(error.message) ||
  ('query' in error && 'params' in error) ||
  ('severity' in error && codeOf(error) !== null);

function codeOf(error: object): string | null {
  if (!('code' in error) || typeof error.code !== 'string') return null;
  return sqlState.test(error.code) || systemErrorCode.test(error.code) ? error.code : null;
}

/** The first code in a chain of causes. */
function findCode(error: unknown, depth = MAX_CAUSE_DEPTH): string | null {
  if (!(error instanceof Error) || depth === 0) return null;
  return codeOf(error) ?? findCode(error.cause, depth - 1);
}

/** What a log holds of an error: of a failed statement its name and SQLSTATE, and no cause. */
export function redactError(error: Error, depth = MAX_CAUSE_DEPTH): LoggedError {
  const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  const code = isStatementError(error) ? findCode(error) : codeOf(error);
  if (isStatementError(error)) {
    const query = 'query' in error && typeof error.query === 'string' ? error.query : null;
    const statement = query ?? failedStatement.exec(error.message)?.[1];
    const message = statement ? `Failed query: ${nameStatement(statement)}` : 'Failed query';
    return { type, message, ...(code && { code }) };
  }
  const causes = depth > 0 ? causesOf(error).map((cause) => redactCause(cause, depth - 1)) : [];
  return {
    type,
    message: redactText(error.message),
    ...(code && { code }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(causes.length > 0 && { causes }),
  };
}

function causesOf(error: Error): unknown[] {
  const causes = [
    error.cause,
    'originalError' in error && error.originalError,
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
  ];
  return causes.filter((cause) => cause && cause !== error).slice(0, MAX_CAUSES);
}

const redactCause = (cause: unknown, depth: number): LoggedError =>
  cause instanceof Error ? redactError(cause, depth) : { type: typeof cause, message: redacted };

/** The frames of a stack without the message before them, which the error holds anyway. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) =>
      /^\s+at (?:[^\n]*\()?(?:file:|node:|webpack|\/|<anonymous>|[\w.[\]-]+\/)[^\n]*$/.test(line),
    )
    .map(redactText)
    .join('\n');

/** An error as the text of a log entry. */
export function formatError(error: Error): string {
  return formatLogged(redactError(error));
}

function formatLogged({ type, message, code, stack, causes = [] }: LoggedError): string {
  return [
    `${type}: ${message}${code ? ` (${code})` : ''}`,
    ...(stack ? [stack] : []),
    ...causes.map((cause) => `[cause] ${formatLogged(cause)}`),
  ].join('\n');
}

/** An error in one line, for a message that names what failed. */
export function summariseError(error: unknown): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const { message, code } = redactError(error);
  return code ? `${message} (${code})` : message;
}

/** Names of properties whose texts describe a request or a job, never a person. */
const loggedNames = new Set([
  ...['msg', 'message', 'name', 'type', 'code', 'level', 'statement', 'collection', 'queue', 'digest'],
  ...['requestId', 'id', 'method', 'path', 'status', 'state', 'source', 'slug', 'time'],
]);
/** Names of properties that hold an error. */
const errorNames = new Set(['err', 'error', 'cause', 'reason']);

/** A value as a log may hold it: numbers and flags as they are, texts and errors redacted, objects by name. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return formatError(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' || typeof value === 'symbol' ? redacted : value;
  return redactProperties(value);
}

/** An entry of a structured log. Errors stay objects, so that the log holds their parts. */
export function redactProperties(entry: object): unknown {
  if (Array.isArray(entry)) return `${redacted} (${entry.length})`;
  const properties = Object.entries(entry).map(([name, value]: [string, unknown]) => {
    if (value instanceof Error) return [name, redactError(value)];
    if (errorNames.has(name) && typeof value === 'object' && value !== null) return [name, redacted];
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) return [name, value];
    const isLogged = typeof value === 'string' && (loggedNames.has(name) || errorNames.has(name));
    return [name, isLogged ? redactText(value) : redacted];
  });
  return Object.fromEntries(properties);
}
