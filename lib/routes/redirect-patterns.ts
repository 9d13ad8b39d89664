import { isSafeUrl } from '@/schemas/safe-url';
import { normalizeFrom, normalizePath, stripLanguage } from './normalize-redirect';
import { isHandledElsewhere } from './page-path';
import { queryToSegment, splitPath } from './path-segments';

/**
 * A redirect as staff write it: `/old/:name` → `/new/:name`; `to` may be an https address of another site.
 */
export type RedirectRule = { from: string; to: string; permanent: boolean };

/** A parsed rule. Null in `from` is a parameter; `names` are the parameters in that order. */
export type RedirectPattern = {
  rule: RedirectRule;
  from: readonly (string | null)[];
  names: readonly string[];
  to: { origin: string; segments: readonly string[]; tail: string };
};

/** Maximum number of segments; longer paths match no rule. */
export const MAX_SEGMENTS = 12;

/** Parses a rule; returns the reason as a sentence when it cannot be used. */
export function parsePattern(rule: RedirectRule): RedirectPattern | string {
  const old = normalizeFrom(rule.from);
  const segments = /^\/[^#\\]*$/.test(old) ? splitPath(queryToSegment(old)) : null;
  if (!segments) return 'The old address must be a path that starts with / and has no #';
  if (segments.length === 0) return 'The old address must not be the home page';
  if (isHandledElsewhere(segments))
    return `The old address has no effect, as another part of the site handles /${segments[0]}: redirect another address`;
  if (segments.length > MAX_SEGMENTS)
    return `The old address must not have more than ${MAX_SEGMENTS} segments`;
  if (segments.some(isWildcard)) return `The old address ${wildcardHint}`;
  const names = segments.filter(isParameter);
  if (new Set(names).size < names.length) return 'The old address names a parameter twice';
  if (!isSafeUrl(rule.to) || !/^(\/|https?:)/i.test(rule.to))
    return 'The new address must be a path that starts with a single /, or an https address';
  const to = splitTarget(rule.to);
  if (!to.origin && to.segments.some(isWildcard)) return `The new address ${wildcardHint}`;
  const used = [...to.segments.filter(isParameter), ...parametersInTail(to.tail)];
  const unknown = used.find((name) => !names.includes(name));
  if (unknown) return `The new address uses ${unknown}, which the old one does not have`;
  const from = segments.map((segment) => (isParameter(segment) ? null : segment));
  return { rule, from, names, to };
}

/**
 * The target of a pattern for these values; a value is escaped and cannot leave its segment or its place in
 * the query.
 */
export function buildTarget({ names, to }: RedirectPattern, values: readonly string[]): string {
  const resolvePart = (part: string) => {
    const at = names.indexOf(part);
    return at < 0 ? part : encodeURIComponent(values[at] ?? '');
  };
  const path = `/${to.segments.map(resolvePart).join('/')}`;
  return `${to.origin}${to.origin ? path : stripLanguage(path)}${to.tail.replaceAll(parameterInTail, resolvePart)}`;
}

/** A parameter in a query or hash. */
const parameterInTail = /:[a-z][\w-]*/gi;

/** Parameters that are an entire value or the entire hash, and so cannot be meant as text. */
const parametersInTail = (tail: string): string[] =>
  [...tail.matchAll(/[=#](:[a-z][\w-]*)(?=[&#]|$)/gi)].flatMap(([, name]) => name ?? []);

const wildcardHint =
  'has a part that looks like a wildcard: write a parameter as :name, alone between two slashes, as in /old-guides/:guide; it stands for one part, whatever is there';

/** Wildcard syntax of other programs: `*`, `:name*`, `{name}`, `[name]`. */
const isWildcard = (segment: string): boolean =>
  /\*|^[{[<].*[}\]>]$/.test(segment) || (segment.startsWith(':') && !/^:[\w-]+$/.test(segment));

/** Whether a segment of "from" or "to" is a parameter. */
export const isParameter = (segment: string): boolean => segment.startsWith(':') && segment.length > 1;

function splitTarget(to: string): RedirectPattern['to'] {
  const origin = /^https?:\/\/[^/?#]*/i.exec(to)?.[0] ?? '';
  const path = /^[^?#]*/.exec(to.slice(origin.length))?.[0] ?? '';
  const tail = to.slice(origin.length + path.length);
  return { origin, segments: (origin ? path : normalizePath(path)).split('/').filter(Boolean), tail };
}
