import { isNode } from '@/lib/document/nodes';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { linkTargetSchema } from '@/schemas/reference';
import { kindOfTarget, type TargetKind } from './target-kinds';

const sentences: Readonly<Partial<Record<TargetKind, string>>> = {
  url: 'Write an address as https://example.com/page, or one of this site as /contact-us',
  phone: `This is no whole telephone number yet. Write it as it is dialled here, or with its country, as ${activeCountryValues.examplePhone}`,
  mail: 'Write an e-mail address, as name@example.com',
};

/** What to do about where a link leads, by what somebody means to write there; null when it is as it should be. */
export function targetFault(value: unknown): string | null {
  if (linkTargetSchema.safeParse(value).success) return null;
  const kind = isNode(value) ? kindOfTarget(value) : undefined;
  const isEmpty = kind === undefined || !isNode(value) || value[kind] === '' || value[kind] === undefined;
  if (isEmpty) return 'Say where it leads';
  return sentences[kind] ?? 'Choose where it leads from the list';
}
