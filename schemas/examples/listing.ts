import type { Listing, ListingCard } from '../listing';
import { exampleAgent, exampleContact } from './person';

const card: ListingCard = {
  slug: 'cold-store-tema',
  href: '/buy-a-business/listings/cold-store-tema',
  title: 'Cold store and frozen fish wholesaler',
  status: 'active',
  kind: 'business',
  category: 'Wholesale and distribution',
  location: 'Tema, Greater Accra',
  image: null,
  askingPrice: 285_000_000,
  downPayment: 114_000_000,
  discretionaryEarnings: 98_000_000,
  totalSales: 640_000_000,
  soldPrice: null,
};

/** A listing with all figures disclosed. */
export const exampleListing: Listing = {
  ...card,
  reference: 'MB-1042',
  summary: 'Twelve years at the harbour gate, two blast freezers, steady trade with forty hotels.',
  inventory: 42_000_000,
  furnitureFixturesEquipment: 88_000_000,
  employees: 18,
  yearEstablished: 2013,
  reasonForSelling: 'The owner is retiring to Ho.',
  description:
    'A wholesale cold store beside the fishing harbour, trading six days a week.\n\n- Two blast freezers and four cold rooms, 120 tonnes in all\n- Standby power, serviced every quarter\n- A manager of nine years who would like to stay\n\nThe lease has seven years to run.',
  franchiseeOperation: false,
  relocatable: false,
  realEstateAvailable: true,
  realEstateIncluded: false,
  lenderPrequalified: true,
  listedAt: '2026-10-12T00:00:00.000Z',
  sellerTerms: { months: 24, rate: 12, share: null },
  images: [],
  agent: exampleContact,
  phones: exampleAgent.phones,
  whatsAppNumber: '+233244123456',
  office: 'Meridian Tema',
  officeHref: '/locations/greater-accra/tema',
  officeHours: {
    showOpeningHours: true,
    openingHours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
    daysOff: [],
  },
};

/** Four listings: for sale, price not disclosed, under offer, sold. */
export const exampleListings: ListingCard[] = [
  card,
  {
    ...card,
    slug: 'private-school-kumasi',
    href: '/buy-a-business/listings/private-school-kumasi',
    title: 'Private basic school with 340 pupils',
    kind: 'pro',
    category: 'Education',
    location: 'Kumasi, Ashanti',
    askingPrice: null,
    downPayment: null,
    discretionaryEarnings: 151_000_000,
  },
  {
    ...card,
    slug: 'bakery-franchise-takoradi',
    href: '/buy-a-business/listings/bakery-franchise-takoradi',
    title: 'Neighbourhood bakery, franchise',
    status: 'under_offer',
    kind: 'franchise',
    category: 'Food and drink',
    location: 'Takoradi, Western',
    askingPrice: 64_000_000,
    downPayment: 25_600_000,
    discretionaryEarnings: 21_000_000,
  },
  {
    ...card,
    slug: 'guest-house-cape-coast',
    href: '/buy-a-business/listings/guest-house-cape-coast',
    title: 'Guest house near the castle, sold',
    status: 'sold',
    category: 'Hospitality',
    location: 'Cape Coast, Central',
    askingPrice: 410_000_000,
    soldPrice: 395_000_000,
    downPayment: null,
    discretionaryEarnings: 88_000_000,
  },
];
