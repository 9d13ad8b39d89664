import type { Locale } from '@/schemas/locale';
import type { OpeningDay } from '@/schemas/office';

/** A picture by its path on this site; pixels. */
export type FactPicture = { src: string; width: number; height: number };

export type PostalFacts = {
  street: string[];
  locality: string;
  region: string;
  postalCode: string | null;
  country: string;
};

export type OfficeFacts = {
  kind: 'office';
  name: string;
  path: string;
  /** E.164; the number everybody is shown who came by no advertisement. */
  phone: string | null;
  email: string | null;
  picture: FactPicture | null;
  address: PostalFacts;
  /** Null where the address is not the office's own. */
  point: { latitude: number; longitude: number } | null;
  openingHours: readonly OpeningDay[];
  profiles: readonly string[];
  territories: readonly string[];
};

export type AgentFacts = {
  kind: 'agent';
  name: string;
  path: string;
  role: string | null;
  phone: string | null;
  email: string | null;
  picture: FactPicture | null;
  languages: readonly string[];
  office: NamedPlace | null;
};

export type NamedPlace = { name: string; path: string };

export type ListingFacts = {
  kind: 'listing';
  title: string;
  summary: string;
  path: string;
  reference: string;
  category: string;
  isSold: boolean;
  /** In pesewas; null means not disclosed. */
  askingPrice: number | null;
  /** As it may be told in public: locality and region, never an address. */
  location: string;
  region: string;
  pictures: readonly FactPicture[];
  office: NamedPlace | null;
  agent: NamedPlace | null;
};

export type PostFacts = {
  kind: 'post';
  title: string;
  excerpt: string;
  path: string;
  category: string;
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  picture: FactPicture | null;
  author: NamedPlace | null;
  locales: readonly Locale[];
};

/** What a page is about, in figures and words that programs read; null for a page that is about itself. */
export type RecordFacts = OfficeFacts | AgentFacts | ListingFacts | PostFacts;
