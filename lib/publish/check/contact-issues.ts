import { z } from 'zod';
import { textsOfControl } from '@/lib/engine/formatted-texts';
import { type Issue, issueOf } from '@/lib/engine/issue';
import type { Registry } from '@/lib/engine/registry';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import type { Json } from '@/schemas/json';
import { isProfileUrl, type ProfileLink, profileLinkSchema, profileUrlMessage } from '@/schemas/profile-url';
import type { StoredBlock } from '@/schemas/stored-block';

const placeholder = /^\{\w+\}$/;
const emailSchema = z.email();

/** Issues for phone numbers, email addresses and profiles of blocks that a link cannot lead to. */
export function contactIssues(blocks: readonly StoredBlock[], registry: Registry): Issue[] {
  return blocks.flatMap((block) => {
    const described = registry.get(block.type)?.describe() ?? null;
    const props = registry.get(block.type)?.upgrade(block) ?? null;
    const inner = Object.values(block.slots ?? {}).flatMap((nested) => contactIssues(nested, registry));
    const issue = (path: string, message: string) => issueOf(block, path, message, 'unfinished');
    return [
      ...textsOfControl('phone', described, props)
        .filter(({ text }) => isWritten(text) && normalisePhone(text) === null)
        .map(({ path }) =>
          issue(path, `Write a phone number such as ${formatPhone(activeCountryValues.examplePhone)}`),
        ),
      ...textsOfControl('email', described, props)
        .filter(({ text }) => isWritten(text) && !emailSchema.safeParse(text).success)
        .map(({ path }) => issue(path, 'Write one email address such as name@example.com')),
      ...profilesIn(props)
        .filter(({ network, href }) => !isProfileUrl(network, href))
        .map(({ network, path }) => issue(`${path}.href`, profileUrlMessage(network))),
      ...inner,
    ];
  });
}

const isWritten = (text: string): boolean => text !== '' && !placeholder.test(text);

/** The links to profiles among props, such as those of a footer. */
function profilesIn(value: Json, path = 'props'): (ProfileLink & { path: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  const profile = profileLinkSchema.safeParse(value).data;
  if (profile) return [{ ...profile, path }];
  return Object.entries(value).flatMap(([key, inner]) => profilesIn(inner, `${path}.${key}`));
}
