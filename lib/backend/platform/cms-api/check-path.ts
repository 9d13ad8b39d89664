import { APIError, type SanitizedCollectionConfig } from 'payload';
import { apiLimits } from './api-limits';
import { checkText } from './check-json';

/**
 * @throws APIError 404 when no document or endpoint can exist at the path; `segments` are relative to
 * `/cms-api`.
 */
export function checkPath(
  segments: readonly string[],
  method: string,
  collections: readonly SanitizedCollectionConfig[],
): void {
  for (const segment of segments) checkText(segment);
  const [first = '', second, third] = segments;
  const collection = collections.find(({ slug }) => slug === first);
  // Payload looks up collections in a plain object, which has inherited properties.
  if (!collection && first in {}) throw createNotFoundError();
  if (collection?.endpoints === false) throw createNotFoundError();
  if (!collection || second === undefined) return;
  if (second === 'versions' && !collection.versions) throw createNotFoundError();
  if (second === 'verify') throw createNotFoundError();
  const id = findIdSegment(second, third, method, collection);
  if (id !== undefined && !isId(id)) throw createNotFoundError();
}

/** The path segment that contains the document id, according to the collection's endpoints. */
function findIdSegment(
  second: string,
  third: string | undefined,
  method: string,
  { endpoints }: SanitizedCollectionConfig,
): string | undefined {
  const paths = (endpoints || [])
    .filter((endpoint) => endpoint.method === method.toLowerCase())
    .map(({ path }) => path);
  const matching = paths.filter((path) => path.split('/')[1] === second);
  if (matching.length > 0)
    return matching.some((path) => path.startsWith(`/${second}/:id`)) ? third : undefined;
  const [first] = paths.filter((path) => path.startsWith('/:'));
  return first?.startsWith('/:id') ? second : undefined;
}

const createNotFoundError = () => new APIError('Not found. Check the address', 404);

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= apiLimits.id;
}
