import { contentNames } from './content-keys';

/** The services that may measure a visit, each by what its id is called in its own words. */
export const providerNames = ['container', 'measurement', 'pixel'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The ids of those that are set up. */
export type ProviderIds = Partial<Readonly<Record<ProviderName, string>>>;

/** How each writes its ids. */
export const idShapes: Readonly<Record<ProviderName, RegExp>> = {
  container: /^GTM-[A-Z0-9]{4,12}$/,
  measurement: /^G-[A-Z0-9]{4,16}$/,
  pixel: /^\d{8,20}$/,
};

/** What is told of one that is set up without its id (spec section 8, "Analytics setup"). */
export const missingIds: Readonly<Record<ProviderName, string>> = {
  container: 'missing tag-manager container id',
  measurement: 'missing measurement id',
  pixel: 'missing pixel id',
};

/** What the header section calls the id of each (spec section 3, "Website section"). */
export const providerContents: Readonly<Record<ProviderName, string>> = {
  container: contentNames.google_tag_manager_id,
  measurement: contentNames.google_analytics_tracking_id,
  pixel: contentNames.facebook_pixel_id,
};
