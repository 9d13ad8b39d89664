import { splitTarget } from './page-request.ts';

const internalPaths = /^\/(?:admin|cms-api|graphql|api|sanctum|media)(?:\/|$)/;
/** In internal paths a segment that is not a simple word may be a token or identify a person. */
const simpleWord = /^[a-z][a-z_-]{0,23}$/i;
/** Segments of page paths are long and contain years and numbers. */
const pageSlug = /^(?=.*[a-z])[\w-]{1,100}$/i;
/** More digits may be a phone number; sixteen hexadecimal digits may be a token. */
const mayBePersonal = /(?:\d[_-]?){7}|[\da-f]{16}/i;

/** The path of a request without personal data: the query and all unusual segments are removed. */
export function loggablePath(url: string | undefined): string {
  const { path } = splitTarget(url);
  const isSafe = internalPaths.test(path)
    ? (segment: string) => simpleWord.test(segment)
    : (segment: string) => pageSlug.test(segment) && !mayBePersonal.test(segment);
  return path
    .split('/', 20)
    .map((segment) => (segment === '' || isSafe(segment) ? segment : '…'))
    .join('/');
}
