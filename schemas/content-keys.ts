/**
 * The keys of website section contents that code reads. Renaming a label does not change its key. Imports no Zod, because scripts of
 * public pages import this file.
 */
export const contentKeys = [
  'network_name',
  'agent_login',
  'redirect_hosts',
  'loan_interest',
  'loan_interest_source',
  'loan_years',
  'google_tag_manager_id',
  'google_analytics_tracking_id',
  'facebook_pixel_id',
  'conversion_event',
  'default_phone',
  'default_whats_app',
  'default_email',
  'answers',
  'answer_days',
  'hours',
  'days_off',
] as const;
export type ContentKey = (typeof contentKeys)[number];

/** The name of each key in the contract, independent of its label (spec section 3, "Website section"). */
export const contentNames = {
  network_name: 'Network name',
  agent_login: 'Agent login',
  redirect_hosts: 'Redirect hosts',
  loan_interest: 'Loan interest',
  loan_interest_source: 'Loan interest source',
  loan_years: 'Loan years',
  google_tag_manager_id: 'Google Tag Manager ID',
  google_analytics_tracking_id: 'Google Analytics Tracking ID',
  facebook_pixel_id: 'Facebook Pixel ID',
  conversion_event: 'Conversion event',
  default_phone: 'Default phone',
  default_whats_app: 'Default WhatsApp',
  default_email: 'Default email',
  answers: 'Answers',
  answer_days: 'Answer within working days',
  hours: 'Hours',
  days_off: 'Days off',
} as const satisfies Record<ContentKey, string>;

/** The key of a contract name; null for names that code does not read. */
export const keyOfName = (name: unknown): ContentKey | null =>
  contentKeys.find((key) => contentNames[key] === name) ?? null;
