/**
 * A listing of the demo network, as `buildListings` generates it. References to other records are codes or
 * slugs.
 */
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
  /** The published location, no more precise than the confidentiality of the listing allows. */
  locality: string;
  /** Null when it would be more precise than that. */
  district: string | null;
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
  /** The seller's terms for the balance: months, interest in percent, and percent of the price. */
  seller_terms_months: number | null;
  seller_terms_rate: number | null;
  seller_terms_share: number | null;
  sold_at: string | null;
  listed_at: string;
  confidential: boolean;
  franchisee_operation: boolean;
  relocatable: boolean;
  real_estate_available: boolean;
  real_estate_included: boolean;
  lender_prequalified: boolean;
  /** Names of images in the media library, best first. */
  pictures: readonly string[];
  office: string;
  agent: string;
};
