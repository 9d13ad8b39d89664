import { type ProviderName, providerNames } from '@/schemas/provider';

/** Purposes a visitor can agree to, each by itself. */
export const purposes = ['statistics', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes of each provider. A container may serve both, depending on its configuration. */
export const purposesOf: Readonly<Record<ProviderName, readonly Purpose[]>> = {
  container: purposes,
  measurement: ['statistics'],
  pixel: ['advertising'],
};

/** Product name of each provider. */
export const providerTitles: Readonly<Record<ProviderName, string>> = {
  container: 'Google Tag Manager',
  measurement: 'Google Analytics',
  pixel: 'Meta Pixel',
};

/** The providers that serve this purpose. */
export const providersFor = (purpose: Purpose, names: readonly ProviderName[]): ProviderName[] =>
  providerNames.filter((name) => names.includes(name) && purposesOf[name].includes(purpose));
