import { isNode } from '@/lib/document/nodes';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { linkTargetSchema } from '@/schemas/reference';
import { hasDotSegments } from '@/schemas/safe-url';
import { detectOtherKind } from './parse-address';

/** Labels of the kinds of link target, by the key under which the target is stored. */
export const targetLabels = {
  page: 'A page',
  office: 'An office',
  region: 'A region',
  agent: 'An agent',
  listing: 'A listing',
  post: 'A blog post',
  url: 'A web address',
  phone: 'A telephone number',
  mail: 'An email address',
} as const;
export type LinkTargetKind = keyof typeof targetLabels;

/** The most frequent kinds first. */
export const targetKinds: readonly LinkTargetKind[] = [
  'page',
  'office',
  'region',
  'agent',
  'listing',
  'post',
  'url',
  'phone',
  'mail',
];

/** The kind of a target; undefined if it is empty. */
export const kindOfTarget = (target: Readonly<Record<string, unknown>>): LinkTargetKind | undefined =>
  targetKinds.find((kind) => kind in target);

const kindMessages: Readonly<Partial<Record<LinkTargetKind, string>>> = {
  url: 'Enter an address such as https://example.com/page, or a page of this site such as /contact-us',
  phone: `This is not a complete telephone number yet. Enter it as dialled locally, or with the country code, such as ${activeCountryValues.examplePhone}`,
  mail: 'Enter an email address, such as name@example.com',
};

/** What to do about a link target, by the kind that the user has selected; null if it is valid. */
export function targetIssue(value: unknown): string | null {
  const { data } = linkTargetSchema.safeParse(value);
  // A stored URL with ".." segments can be read, but it is an issue: it leaves the site's own paths.
  if (data && !('url' in data && hasDotSegments(data.url))) return null;
  const kind = isNode(value) ? kindOfTarget(value) : undefined;
  const isEmpty = kind === undefined || !isNode(value) || value[kind] === '' || value[kind] === undefined;
  if (isEmpty) return 'Choose a link target';
  const otherKind = kind === 'url' ? detectOtherKind(String(value.url)) : null;
  if (otherKind) return `Choose “${targetLabels[otherKind]}” above instead`;
  return kindMessages[kind] ?? 'Choose a target from the list';
}

/** Input that can still become a valid target of its kind. */
const partialPatterns: Readonly<Partial<Record<LinkTargetKind, RegExp>>> = {
  url: /^(h(t(t(ps?(:\/?\/?)?)?)?)?|(https?:\/\/)?[\p{L}\p{N}.-]{1,253})$/iu,
  phone: /^(\+|00)?[\s().\-–/\d]{0,24}$/,
  mail: /^[^\s@]{1,64}(@[^\s@]{0,253})?$/,
};

/** Whether a target can still become valid while the user types it. */
export function isPartialTarget(value: unknown): boolean {
  const kind = isNode(value) ? kindOfTarget(value) : undefined;
  return kind !== undefined && isNode(value) && partialPatterns[kind]?.test(String(value[kind])) === true;
}
