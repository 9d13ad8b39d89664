import { APIError } from 'payload';
import { parse } from 'qs-esm';
import { apiLimits } from './api-limits';
import { checkText, parseObject } from './check-json';
import { checkSort } from './check-sort';
import { checkWhere, type FindField } from './check-where';

/** What a query can be about. */
export type Askable = { findField: FindField; languages: readonly string[] };

const numbers = [
  { name: 'limit', least: 1, most: apiLimits.documents },
  { name: 'page', least: 1, most: apiLimits.id },
  { name: 'depth', least: 0, most: apiLimits.relations },
] as const;

const switches = [
  ...['draft', 'autosave', 'trash', 'overrideLock', 'flattenLocales'],
  ...['publishAllLocales', 'unpublishAllLocales'],
];

/** @throws APIError when the query asks for too much or for what cannot be understood: Payload would leave that out. */
export function checkQuery(query: string, { findField, languages }: Askable, method = 'GET'): void {
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > apiLimits.parameters)
    throw new APIError(`Ask for less at once: at most ${apiLimits.parameters} parameters`, 400);
  for (const text of parameters.flat()) checkText(text);
  for (const [name] of parameters) checkName(name);
  // As Payload reads it.
  const { where, sort, data, ...rest } = parse(query, {
    allowEmptyArrays: true,
    arrayLimit: 1000,
    depth: 10,
  });
  checkWhere(typeof where === 'string' ? parseWhere(where) : where, findField);
  checkSort(sort, findField);
  if (typeof data === 'string' && data !== '') parseObject(data);
  // The admin sends a limit of 0 when it deletes what was chosen in a list; deleting reads no limit.
  if (method === 'DELETE') delete rest.limit;
  for (const { name, least, most } of numbers) checkNumber(name, rest[name], least, most);
  for (const name of switches) checkChoice(name, rest[name], ['true', 'false']);
  checkChoice('locale', rest.locale, method === 'GET' ? [...languages, 'all', '*'] : languages);
  for (const name of ['fallback-locale', 'fallbackLocale'])
    checkChoice(name, rest[name], [...languages, 'none', 'null', 'false']);
  checkChoice('publishSpecificLocale', rest.publishSpecificLocale, languages);
  for (const name of ['select', 'populate'])
    if (typeof rest[name] === 'string') throw new APIError(`Write ${name} as ${name}[field]=true`, 400);
  if (![undefined, 'true'].some((one) => one === rest.pagination))
    throw new APIError('Leave out pagination: lists are answered page by page', 400);
}

/** What is named like what every object has is left out as the query is parsed. */
function checkName(parameter: string): void {
  const reserved = parameter.split(/[[\]]+/).find((name) => name in {});
  if (reserved) throw new APIError(`Leave out ${parameter}: the name ${reserved} is reserved`, 400);
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

function checkChoice(name: string, value: unknown, choices: readonly string[]): void {
  if (value === undefined || value === '' || choices.some((choice) => choice === value)) return;
  throw new APIError(`Set ${name} to one of ${choices.join(', ')}`, 400);
}
