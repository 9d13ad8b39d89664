import { type CoverCategory, coverCategories } from '../art/cover-categories';
import { coverName, coverVariants } from '../data/listings/listing-pictures';
import type { PictureRecord } from './picture-record';

const subjects: Readonly<Record<CoverCategory, string>> = {
  restaurant: 'a restaurant with pots on the stove',
  cafe: 'a café counter with cups',
  bar: 'a bar with bottles and stools',
  bakery: 'a bakery with loaves and an oven',
  catering: 'a caterer’s serving table',
  'mini-mart': 'a corner shop with full shelves',
  supermarket: 'a supermarket aisle',
  pharmacy: 'a pharmacy with its counter',
  'fuel-station': 'a fuel station with pumps under a canopy',
  salon: 'a hair salon with mirrors',
  barber: 'a barber shop with its chairs',
  spa: 'a spa room with towels and plants',
  laundry: 'a laundry with machines and baskets',
  'dry-cleaning': 'a dry cleaner with clothes on a rail',
  creche: 'a crèche with toys',
  school: 'a school building and its yard',
  'auto-repair': 'a workshop with a raised car',
  'car-wash': 'a car wash bay',
  'building-materials': 'blocks, rods and cement in a builders’ yard',
  haulage: 'a truck on the road',
  wholesale: 'sacks and cartons in a warehouse',
  'food-processing': 'a small factory line for food',
  clothing: 'a clothes shop with fabrics',
  'cleaning-service': 'buckets and brooms of a cleaning company',
  'it-services': 'screens on an office desk',
  'guest-house': 'a guest house among trees',
  printing: 'a printing press with paper',
  'cold-store': 'a cold store with crates of fish',
  'agro-processing': 'a mill with sacks of grain',
  farm: 'a farm with fields',
  clinic: 'a clinic with a bed and a nurse',
  laboratory: 'a laboratory with microscope and test tubes',
  dental: 'a dentist’s room with its chair',
  'eye-care': 'an optician’s with spectacles and a sight test',
  footwear: 'a shoe shop with sandals and shoes',
  tailoring: 'a tailor’s with sewing machines',
  'spare-parts': 'a spare parts shop with tyres and batteries',
  courier: 'delivery motorbikes and parcels',
  'agro-inputs': 'a farm supply shop with sacks of seed',
  metalwork: 'a welder at a wrought gate',
  furniture: 'a joinery with chairs and a chest',
  packaging: 'rolls of film and packets in a factory',
  'food-drying': 'fruit drying on trays',
  poultry: 'hens before their house',
  events: 'canopies and chairs for an event',
  freight: 'containers, a crane and a ship',
  'crop-buying': 'sacks of cashew and cocoa at a scale',
};

const places = ['by day', 'from another side', 'in the evening', 'seen closer'] as const;

/** Four covers for every trade. */
export const listingCovers: readonly PictureRecord[] = coverCategories.flatMap((category) =>
  coverVariants.map((variant) => ({
    name: coverName(category, variant),
    alt: `Drawing of ${subjects[category]}, ${places[variant]}`,
    request: { kind: 'listing-cover', category, variant },
  })),
);
