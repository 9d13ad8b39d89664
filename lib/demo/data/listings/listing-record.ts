/** A listing of the demo network, as `makeListings` writes it. Other records are named by code or slug. */
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
  /** The place as it is told: no nearer than what the listing promises. */
  locality: string;
  /** Null where it would tell more than that. */
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
