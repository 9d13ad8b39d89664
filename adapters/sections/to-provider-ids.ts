import { idShapes, missingIds, type ProviderIds, providerContents, providerNames } from '@/schemas/provider';

/** The ids that a header section holds. What is written there and is none costs that provider alone, and is told in the words of the catalogue. */
export function toProviderIds(
  contents: Readonly<Record<string, string>>,
  warn: (line: string) => void = console.warn,
): ProviderIds {
  return Object.fromEntries(
    providerNames.flatMap((name) => {
      const written = contents[providerContents[name]]?.trim() ?? '';
      if (idShapes[name].test(written)) return [[name, written]];
      if (written)
        warn(`Analytics: ${missingIds[name]}: ${providerContents[name]} is ${JSON.stringify(written)}`);
      return [];
    }),
  );
}
