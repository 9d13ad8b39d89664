import { registry } from '@/blocks/registry';
import { type WrittenPhones, writtenPhones } from '@/lib/i18n/written-phones';

/** How the phone numbers in all examples are written: for the server to tell. */
export async function phonesInExamples(): Promise<WrittenPhones> {
  return writtenPhones(await Promise.all(registry.all.map((block) => block.example())));
}
