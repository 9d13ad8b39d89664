import type { OpeningDay } from '@/schemas/office';

/** The demo network's records, as the data files write them. Other records are named by code or slug. */

export type RegionRecord = {
  /** ISO 3166-2, as `GH-AA`. */
  code: string;
  name: string;
  slug: string;
  capital: string;
  latitude: number;
  longitude: number;
};

/** A place a listing may name in public. */
export type Locality = { name: string; region: string };

export type Trigger = { name: string; value: string; number: string };
export type Hours = OpeningDay;

export type OfficeRecord = {
  slug: string;
  name: string;
  status: 'Active' | 'ComingSoon';
  types: readonly ('office' | 'master' | 'satellite')[];
  region: string;
  locality: string;
  address_1: string;
  address_2: string | null;
  digital_address: string | null;
  latitude: number;
  longitude: number;
  main_telephone: string | null;
  phone_extension: string | null;
  organic_number: string | null;
  paid_number: string | null;
  triggers: readonly Trigger[];
  whats_app_number: string | null;
  public_email: string | null;
  social: Partial<Record<'google' | 'twitter' | 'facebook' | 'linkedin' | 'instagram', string>>;
  google_review_url: string | null;
  facebook_review_link: string | null;
  google_place_id: string | null;
  heading: string | null;
  sub_heading: string | null;
  meta_title: string | null;
  meta_description: string | null;
  territories: readonly string[];
  show_opening_hours: boolean;
  hours: readonly Hours[];
  opening_hours_message: string | null;
  broker_lic: string | null;
  location_id: string;
  /** What its own landing page says about the town it works in; Markdown. */
  story: string;
  picture: boolean;
  /** Where its listings lie, weighted by their order: the first is the most common. */
  localities: readonly Locality[];
  /** How many of the 400 listings are its own. */
  listings: number;
};

export type PersonRecord = {
  slug: string;
  first_name: string;
  last_name: string;
  role: string;
  /** Empty for the network's own people. */
  office: string | null;
  is_agent: boolean;
  is_leadership: boolean;
  is_owner: boolean;
  /** Markdown. */
  about: string | null;
  languages: readonly string[];
  specialties: readonly string[];
  years_of_experience: number | null;
  mobile: string | null;
  telephone: string | null;
  extension: string | null;
  whats_app: boolean;
  email_public: boolean;
  /** How the portrait is drawn; null leaves the person without one. */
  portrait: 'woman' | 'man' | null;
};

export type PostRecord = {
  slug: string;
  title: string;
  category: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  /** Slug of an agent. */
  author: string;
  office: string | null;
  /** ISO date. */
  published: string;
};

export type ReviewRecord = {
  author: string;
  role: string | null;
  quote: string;
  rating: 3 | 4 | 5;
  office: string;
  agent: string | null;
  /** ISO date. */
  written: string;
};

export type ListingRecord = {
  listing_number: string;
  slug: string;
  title: string;
  summary: string;
  description: string;
  status: 'active' | 'under_offer' | 'sold';
  kind: 'business' | 'franchise' | 'pro';
  category: string;
  subcategory: string;
  locality: string;
  region: string;
  asking_price: number | null;
  down_payment: number | null;
  discretionary_earnings: number | null;
  total_sales: number | null;
  inventory: number | null;
  furniture_fixtures_equipment: number | null;
  employees: number | null;
  year_established: number | null;
  reason_for_selling: string | null;
  sold_price: number | null;
  sold_at: string | null;
  listed_at: string;
  franchisee_operation: boolean;
  relocatable: boolean;
  real_estate_available: boolean;
  real_estate_included: boolean;
  lender_prequalified: boolean;
  /** Names of pictures in the media library, best first. */
  pictures: readonly string[];
  office: string;
  agent: string;
};
