import { type ProviderName, providerNames } from '@/schemas/provider';

/** What somebody may agree to, each by itself. */
export const purposes = ['statistics', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** What each provider is for. A container holds what its owners put into it, for either. */
export const purposesOf: Readonly<Record<ProviderName, readonly Purpose[]>> = {
  container: purposes,
  measurement: ['statistics'],
  pixel: ['advertising'],
};

/** What people know each by. */
export const providerTitles: Readonly<Record<ProviderName, string>> = {
  container: 'Google Tag Manager',
  measurement: 'Google Analytics',
  pixel: 'Meta Pixel',
};

/** Those of the providers that are for this purpose. */
export const providersFor = (purpose: Purpose, names: readonly ProviderName[]): ProviderName[] =>
  providerNames.filter((name) => names.includes(name) && purposesOf[name].includes(purpose));
