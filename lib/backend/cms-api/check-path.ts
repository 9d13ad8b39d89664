import { APIError, type SanitizedCollectionConfig } from 'payload';
import { apiLimits } from './api-limits';
import { checkText } from './check-json';

/** @throws APIError when no document or call can be at this path; `segments` are those below `/cms-api`. */
export function checkPath(
  segments: readonly string[],
  method: string,
  collections: readonly SanitizedCollectionConfig[],
): void {
  for (const segment of segments) checkText(segment);
  const [first = '', second, third] = segments;
  const collection = collections.find(({ slug }) => slug === first);
  // Payload looks collections up in a plain object, which has names of its own.
  if (!collection && first in {}) throw nothingHere();
  if (collection?.endpoints === false) throw nothingHere();
  if (!collection || second === undefined) return;
  if (second === 'versions' && !collection.versions) throw nothingHere();
  if (second === 'verify') throw nothingHere();
  const id = idAmong(second, third, method, collection);
  if (id !== undefined && !isId(id)) throw nothingHere();
}

/** The segment that stands for a document, as the collection's endpoints tell it. */
function idAmong(
  second: string,
  third: string | undefined,
  method: string,
  { endpoints }: SanitizedCollectionConfig,
): string | undefined {
  const paths = (endpoints || [])
    .filter((one) => one.method === method.toLowerCase())
    .map(({ path }) => path);
  const named = paths.filter((path) => path.split('/')[1] === second);
  if (named.length > 0) return named.some((path) => path.startsWith(`/${second}/:id`)) ? third : undefined;
  const [first] = paths.filter((path) => path.startsWith('/:'));
  return first?.startsWith('/:id') ? second : undefined;
}

const nothingHere = () => new APIError('There is nothing here. Check the address', 404);

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= apiLimits.id;
}
