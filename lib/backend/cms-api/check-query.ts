import { APIError } from 'payload';
import { parse } from 'qs-esm';
import { apiLimits } from './api-limits';
import { checkJson, checkText, parseObject } from './check-json';

const numbers = [
  { name: 'limit', least: 1, most: apiLimits.documents },
  { name: 'page', least: 1, most: apiLimits.id },
  { name: 'depth', least: 0, most: apiLimits.relations },
] as const;

/** Those that every field's column has; Payload knows more, for maps and for other databases. */
const operators: ReadonlySet<string> = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]);

/** @throws APIError when the query asks for too much or for what cannot be understood. */
export function checkQuery(query: string, method = 'GET'): void {
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > apiLimits.parameters)
    throw new APIError(`Ask for less at once: at most ${apiLimits.parameters} parameters`, 400);
  for (const text of parameters.flat()) checkText(text);
  // As Payload reads it.
  const { where, data, ...rest } = parse(query, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10 });
  checkWhere(typeof where === 'string' ? parseWhere(where) : where);
  if (typeof data === 'string' && data !== '') parseObject(data);
  // The admin sends a limit of 0 when it deletes what was chosen in a list; deleting reads no limit.
  if (method === 'DELETE') delete rest.limit;
  for (const { name, least, most } of numbers) checkNumber(name, rest[name], least, most);
  if (![undefined, 'true'].some((one) => one === rest.pagination))
    throw new APIError('Leave out pagination: lists are answered page by page', 400);
}

function parseWhere(text: string): object | undefined {
  return text === '' ? undefined : parseObject(text);
}

function checkNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined || value === '') return;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new APIError(`Set ${name} to a whole number from ${least} to ${most}`, 400);
}

/** @throws APIError unless it is `{ field: { operator: value } }`, combined by `and` and `or`. */
function checkWhere(where: unknown, depth = 0): void {
  if (where === undefined) return;
  if (!isRecord(where) || depth > apiLimits.whereDepth)
    throw new APIError('Write where as where[field][operator]=value', 400);
  if (depth === 0) checkJson(where);
  for (const [key, value] of Object.entries(where)) {
    if (/^(and|or)$/i.test(key)) {
      if (!Array.isArray(value)) throw new APIError(`Write where[${key}] as a list: where[${key}][0]`, 400);
      for (const one of value) checkWhere(one, depth + 1);
    } else if (!isRecord(value) || !Object.keys(value).every((name) => operators.has(name))) {
      throw new APIError(`Name an operator that the field has: where[${key}][equals]=…`, 400);
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
