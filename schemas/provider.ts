import { contentNames } from './content-keys';

/** The analytics providers, named after the term that each uses for its id. */
export const providerNames = ['container', 'measurement', 'pixel'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The ids of the configured providers. */
export type ProviderIds = Partial<Readonly<Record<ProviderName, string>>>;

/** The format of each provider's ids. */
export const idPatterns: Readonly<Record<ProviderName, RegExp>> = {
  container: /^GTM-[A-Z0-9]{4,12}$/,
  measurement: /^G-[A-Z0-9]{4,16}$/,
  pixel: /^\d{8,20}$/,
};

/** The message for a provider that is configured without its id (spec section 8, "Analytics setup"). */
export const missingIdMessages: Readonly<Record<ProviderName, string>> = {
  container: 'missing tag-manager container id',
  measurement: 'missing measurement id',
  pixel: 'missing pixel id',
};

/** The names of the ids among the contents of the header section (spec section 3, "Website section"). */
export const providerContents: Readonly<Record<ProviderName, string>> = {
  container: contentNames.google_tag_manager_id,
  measurement: contentNames.google_analytics_tracking_id,
  pixel: contentNames.facebook_pixel_id,
};

/** The name of the event that counts a submitted form, as analytics providers accept it. */
export const eventNamePattern = /^[A-Za-z]\w{0,39}$/;

/** The settings of analytics: the ids of the providers, and the conversion event if it is not the default. */
export type AnalyticsSettings = { providers: ProviderIds; conversionEvent: string | null };
