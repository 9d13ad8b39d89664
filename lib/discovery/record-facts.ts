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
  /** E.164; the number shown to visits that did not come from an advertisement. */
  phone: string | null;
  email: string | null;
  picture: FactPicture | null;
  address: PostalFacts;
  /** Null when the address is not exact. */
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
  office: NamedRecord | null;
};

export type NamedRecord = { name: string; path: string };

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
  /** As it may be published: locality and region, never a street address. */
  location: string;
  region: string;
  pictures: readonly FactPicture[];
  office: NamedRecord | null;
  agent: NamedRecord | null;
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
  author: NamedRecord | null;
  locales: readonly Locale[];
};

/** The record a page is about, as machine-readable details; null for pages that are not about a record. */
export type RecordFacts = OfficeFacts | AgentFacts | ListingFacts | PostFacts;
