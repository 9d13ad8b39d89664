import { APIError } from 'payload';
import { parse } from 'qs-esm';
import { apiLimits } from './api-limits';
import { checkText, parseJsonObject } from './check-json';
import { checkWhere, type FindField } from './check-where';

/** @throws APIError unless the value lists existing fields, in one string or several. */
function checkSort(sort: unknown, findField: FindField): void {
  if (sort === undefined || sort === '') return;
  for (const sortField of typeof sort === 'string' ? sort.split(',') : [sort].flat()) {
    if (typeof sortField !== 'string') throw new APIError('Write sort as sort=-title,slug', 400);
    if (!findField(sortField.replace(/^-/, '')))
      throw new APIError(`Sort by an existing field: sort=${sortField} does not exist`, 400);
  }
}

/** The collection that a query is validated against. */
export type QueryTarget = {
  findField: FindField;
  languages: readonly string[];
  /** Whether the call reads one language. */
  isSingleLocale: boolean;
};

const numericParameters = [
  { name: 'limit', min: 1, max: apiLimits.documents },
  { name: 'page', min: 1, max: apiLimits.id },
  { name: 'depth', min: 0, max: apiLimits.relations },
] as const;

const flagParameters = [
  ...['draft', 'autosave', 'trash', 'overrideLock', 'flattenLocales'],
  ...['publishAllLocales', 'unpublishAllLocales'],
];

/**
 * @throws APIError when the query exceeds a limit or has an invalid parameter, which Payload would ignore.
 */
export function checkQuery(
  query: string,
  { findField, languages, isSingleLocale }: QueryTarget,
  method = 'GET',
): void {
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > apiLimits.parameters)
    throw new APIError(`Request less at once: at most ${apiLimits.parameters} parameters`, 400);
  for (const text of parameters.flat()) checkText(text);
  for (const [name] of parameters) checkName(name);
  // The same options as Payload's parser.
  const { where, sort, data, ...rest } = parse(query, {
    allowEmptyArrays: true,
    arrayLimit: 1000,
    depth: 10,
  });
  checkWhere(typeof where === 'string' ? parseWhere(where) : where, findField);
  checkSort(sort, findField);
  if (typeof data === 'string' && data !== '') parseJsonObject(data);
  // The admin UI sends `limit=0` when it deletes selected rows; deletion ignores the limit.
  if (method === 'DELETE') delete rest.limit;
  for (const { name, min, max } of numericParameters) checkNumber(name, rest[name], min, max);
  for (const name of flagParameters) checkEnum(name, rest[name], ['true', 'false']);
  const hasAllLocales = method === 'GET' && !isSingleLocale;
  checkEnum('locale', rest.locale, hasAllLocales ? [...languages, 'all', '*'] : languages);
  for (const name of ['fallback-locale', 'fallbackLocale'])
    checkEnum(name, rest[name], [...languages, 'none', 'null', 'false']);
  checkEnum('publishSpecificLocale', rest.publishSpecificLocale, languages);
  for (const name of ['select', 'populate'])
    if (typeof rest[name] === 'string') throw new APIError(`Write ${name} as ${name}[field]=true`, 400);
  if (![undefined, 'true'].some((allowed) => allowed === rest.pagination))
    throw new APIError('Remove pagination: lists are always paginated', 400);
}

/** The query parser drops parameters named like a property of `Object.prototype`. */
function checkName(parameter: string): void {
  const reserved = parameter.split(/[[\]]+/).find((name) => name in {});
  if (reserved) throw new APIError(`Remove ${parameter}: the name ${reserved} is reserved`, 400);
}

function parseWhere(text: string): object | undefined {
  return text === '' ? undefined : parseJsonObject(text);
}

function checkNumber(name: string, value: unknown, min: number, max: number): void {
  if (value === undefined || value === '') return;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new APIError(`Set ${name} to a whole number from ${min} to ${max}`, 400);
}

function checkEnum(name: string, value: unknown, choices: readonly string[]): void {
  if (value === undefined || value === '' || choices.some((choice) => choice === value)) return;
  throw new APIError(`Set ${name} to one of ${choices.join(', ')}`, 400);
}
