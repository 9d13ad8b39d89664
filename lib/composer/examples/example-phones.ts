import { registry } from '@/blocks/registry';
import { type FormattedPhones, formatPhonesIn } from '@/lib/i18n/format-phones';

/** Formats the phone numbers of all examples on the server. */
export async function formatExamplePhones(): Promise<FormattedPhones> {
  return formatPhonesIn(await Promise.all(registry.all.map((block) => block.example())));
}
