import { contentNames } from '@/schemas/content-keys';
import { formatPhone } from './format-phone';

type ContentValue = { name: string; value?: string | null };

const contactContentNames = {
  phone: contentNames.default_phone,
  whatsApp: contentNames.default_whats_app,
  email: contentNames.default_email,
  answers: contentNames.answers,
  hours: contentNames.hours,
} as const;

/**
 * Placeholder values from the network's section `contact` (spec section 9): the default phone number in
 * E.164 (`phone`) and formatted (`telephone`), the WhatsApp number (`whatsApp`), the e-mail address, the response time (`answers`) and the
 * office hours (`hours`). A page's own contents of these names take precedence.
 */
export function contactNames(contents: readonly ContentValue[] = []): Record<string, string> {
  const { phone, ...rest } = Object.fromEntries(
    Object.entries(contactContentNames).flatMap(([key, name]) => {
      const value = contents.find((candidate) => candidate.name === name)?.value?.trim();
      return value ? [[key, value]] : [];
    }),
  );
  return { ...rest, ...(phone && { phone, telephone: formatPhone(phone) }) };
}
