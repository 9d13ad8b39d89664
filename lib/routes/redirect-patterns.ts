import { isSafeUrl } from '@/schemas/safe-url';
import { isAnsweredElsewhere } from './page-path';
import { splitPath } from './path-segments';
import { tidyFrom, tidyPath, withoutLanguage } from './redirect-form';

/** A redirect as staff write it: `/old/:name` → `/new/:name`; `to` may name another site by `https`. */
export type RedirectRule = { from: string; to: string; permanent: boolean };

/** A rule taken apart once. Null in `from` is a parameter, `names` are the parameters in that order. */
export type RedirectPattern = {
  rule: RedirectRule;
  from: readonly (string | null)[];
  names: readonly string[];
  to: { origin: string; segments: readonly string[]; tail: string };
};

/** More segments than this match nothing. */
export const deepest = 12;

/** A rule's pattern, or in a sentence why it cannot be used. */
export function readPattern(rule: RedirectRule): RedirectPattern | string {
  const old = tidyFrom(rule.from);
  const segments = /^\/[^?#\\]*$/.test(old) ? splitPath(old) : null;
  if (!segments) return 'The old address must be a path that starts with / and has no query';
  if (segments.length === 0) return 'The old address must not be the home page';
  if (isAnsweredElsewhere(segments))
    return `The old address never leads anywhere, as another part of the site answers at /${segments[0]}: redirect another address`;
  if (segments.length > deepest) return `The old address must not have more than ${deepest} segments`;
  if (segments.some(isWildcard)) return `The old address ${howParametersAreWritten}`;
  const names = segments.filter(isParameter);
  if (new Set(names).size < names.length) return 'The old address names a parameter twice';
  if (!isSafeUrl(rule.to) || !/^(\/|https?:)/i.test(rule.to))
    return 'The new address must be a path that starts with a single /, or an https address';
  const to = splitTarget(rule.to);
  if (!to.origin && to.segments.some(isWildcard)) return `The new address ${howParametersAreWritten}`;
  const used = [...to.segments.filter(isParameter), ...namedInTail(to.tail)];
  const unknown = used.find((name) => !names.includes(name));
  if (unknown) return `The new address uses ${unknown}, which the old one does not have`;
  const from = segments.map((segment) => (isParameter(segment) ? null : segment));
  return { rule, from, names, to };
}

/** The address a pattern leads to; a parameter's value is escaped and cannot leave its segment, nor its place in the query. */
export function fillTarget({ names, to }: RedirectPattern, values: readonly string[]): string {
  const fill = (word: string) => {
    const at = names.indexOf(word);
    return at < 0 ? word : encodeURIComponent(values[at] ?? '');
  };
  const path = `/${to.segments.map(fill).join('/')}`;
  return `${to.origin}${to.origin ? path : withoutLanguage(path)}${to.tail.replaceAll(parameterInTail, fill)}`;
}

/** A parameter as it may stand in a query or hash. */
const parameterInTail = /:[a-z][\w-]*/gi;

/** Those that are all of a value, or of the hash: nobody means them as text. */
const namedInTail = (tail: string): string[] =>
  [...tail.matchAll(/[=#](:[a-z][\w-]*)(?=[&#]|$)/gi)].flatMap(([, name]) => name ?? []);

const howParametersAreWritten =
  'has a part that looks like a wildcard: write a parameter as :name, alone between two slashes, as in /old-guides/:guide; it stands for one part, whatever is there';

/** What other programs take for any text, and people may mean so: `*`, `:name*`, `{name}`, `[name]`. */
const isWildcard = (segment: string): boolean =>
  /\*|^[{[<].*[}\]>]$/.test(segment) || (segment.startsWith(':') && !/^:[\w-]+$/.test(segment));

/** Whether a segment of "from" or "to" stands for whatever is there. */
export const isParameter = (segment: string): boolean => segment.startsWith(':') && segment.length > 1;

function splitTarget(to: string): RedirectPattern['to'] {
  const origin = /^https?:\/\/[^/?#]*/i.exec(to)?.[0] ?? '';
  const path = /^[^?#]*/.exec(to.slice(origin.length))?.[0] ?? '';
  const tail = to.slice(origin.length + path.length);
  return { origin, segments: (origin ? path : tidyPath(path)).split('/').filter(Boolean), tail };
}
