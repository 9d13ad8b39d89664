import { splitTarget } from './page-request.ts';

const programs = /^\/(?:admin|cms-api|graphql|api|sanctum|media)(?:\/|$)/;
/** Of these, what is no plain word may be a token, or say whose it is. */
const plainWord = /^[a-z][a-z_-]{0,23}$/i;
/** Names of pages are long, and have years and numbers. */
const plainName = /^(?=.*[a-z])[\w-]{1,100}$/i;
/** What has more digits may be somebody's telephone; what reads like a number of sixteen, a token. */
const mayBePersonal = /(?:\d[_-]?){7}|[\da-f]{16}/i;

/** Where a request went, without what may be personal: its query, and whatever of its path is no ordinary name. */
export function pathForLog(url: string | undefined): string {
  const { path } = splitTarget(url);
  const isPlain = programs.test(path)
    ? (segment: string) => plainWord.test(segment)
    : (segment: string) => plainName.test(segment) && !mayBePersonal.test(segment);
  return path
    .split('/', 20)
    .map((segment) => (segment === '' || isPlain(segment) ? segment : '…'))
    .join('/');
}
