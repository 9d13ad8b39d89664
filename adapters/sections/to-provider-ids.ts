import {
  idPatterns,
  missingIdMessages,
  type ProviderIds,
  providerContents,
  providerNames,
} from '@/schemas/provider';

/**
 * The analytics ids of a header section. An invalid id omits only that provider and is logged with the
 * wording of the catalogue.
 */
export function toProviderIds(
  contents: Readonly<Record<string, string>>,
  warn: (message: string) => void = console.warn,
): ProviderIds {
  return Object.fromEntries(
    providerNames.flatMap((name) => {
      const value = contents[providerContents[name]]?.trim() ?? '';
      if (idPatterns[name].test(value)) return [[name, value]];
      if (value)
        warn(`Analytics: ${missingIdMessages[name]}: ${providerContents[name]} is ${JSON.stringify(value)}`);
      return [];
    }),
  );
}
