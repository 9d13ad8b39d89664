import { isNode } from '@/lib/document/nodes';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { linkTargetSchema } from '@/schemas/reference';
import { leadsUpwards } from '@/schemas/safe-url';
import { kindInstead } from './read-address';
import { kindOfTarget, type TargetKind, targetNames } from './target-kinds';

const sentences: Readonly<Partial<Record<TargetKind, string>>> = {
  url: 'Write an address as https://example.com/page, or one of this site as /contact-us',
  phone: `This is no whole telephone number yet. Write it as it is dialled here, or with its country, as ${activeCountryValues.examplePhone}`,
  mail: 'Write an email address, as name@example.com',
};

/** What to do about where a link leads, by what somebody means to write there; null when it is as it should be. */
export function targetFault(value: unknown): string | null {
  const { data } = linkTargetSchema.safeParse(value);
  // What is stored so is read, and led to where it comes out.
  if (data && !('url' in data && leadsUpwards(data.url))) return null;
  const kind = isNode(value) ? kindOfTarget(value) : undefined;
  const isEmpty = kind === undefined || !isNode(value) || value[kind] === '' || value[kind] === undefined;
  if (isEmpty) return 'Say where it leads';
  const meant = kind === 'url' ? kindInstead(String(value.url)) : null;
  if (meant) return `Choose “${targetNames[meant]}” above for this`;
  return sentences[kind] ?? 'Choose where it leads from the list';
}

/** What goes on as somebody types: nothing is wrong with it until they write something else. */
const begun: Readonly<Partial<Record<TargetKind, RegExp>>> = {
  url: /^(h(t(t(ps?(:\/?\/?)?)?)?)?|(https?:\/\/)?[\p{L}\p{N}.-]{1,253})$/iu,
  phone: /^(\+|00)?[\s().\-–/\d]{0,24}$/,
  mail: /^[^\s@]{1,64}(@[^\s@]{0,253})?$/,
};

/** Whether a target may be right once it is written to its end; to be asked while somebody writes it. */
export function isHalfTyped(value: unknown): boolean {
  const kind = isNode(value) ? kindOfTarget(value) : undefined;
  return kind !== undefined && isNode(value) && begun[kind]?.test(String(value[kind])) === true;
}
