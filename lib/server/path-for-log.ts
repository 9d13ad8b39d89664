import { splitTarget } from './page-request.ts';

const programs = /^\/(?:admin|cms-api|graphql|api|sanctum|media)(?:\/|$)/;
/** Of these, what is no plain word may be a token, or say whose it is. */
const plainWord = /^[a-z][a-z_-]{0,40}$/i;
/** Names of pages are long, and have years and numbers; what has more digits may be somebody's telephone. */
const plainName = /^[\w-]{1,100}$/;
const longNumber = /(?:\d-?){7}/;

/** Where a request went, without what may be personal: its query, and whatever of its path is no ordinary name. */
export function pathForLog(url: string | undefined): string {
  const { path } = splitTarget(url);
  const isPlain = programs.test(path)
    ? (segment: string) => plainWord.test(segment)
    : (segment: string) => plainName.test(segment) && !longNumber.test(segment);
  return path
    .split('/', 20)
    .map((segment) => (segment === '' || isPlain(segment) ? segment : '…'))
    .join('/');
}
