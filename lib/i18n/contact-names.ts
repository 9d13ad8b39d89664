import { contentNames } from '@/schemas/content-keys';
import { formatPhone } from './format-phone';

type NamedValue = { name: string; value?: string | null };

const said = {
  phone: contentNames.default_phone,
  email: contentNames.default_email,
  answers: contentNames.answers,
  hours: contentNames.hours,
} as const;

/**
 * What content says where nothing nearer does (spec section 9): the default telephone number, as `+233302730100` (`phone`) and as it is read (`telephone`), and the
 * e-mail address, for texts that mention them; how soon who writes is answered (`answers`), and when somebody takes the telephone (`hours`). Of the network's section `contact`; a page's own contents of these names come before.
 */
export function contactNames(contents: readonly NamedValue[] = []): Record<string, string> {
  const { phone, ...rest } = Object.fromEntries(
    Object.entries(said).flatMap(([key, name]) => {
      const value = contents.find((one) => one.name === name)?.value?.trim();
      return value ? [[key, value]] : [];
    }),
  );
  return { ...rest, ...(phone && { phone, telephone: formatPhone(phone) }) };
}
