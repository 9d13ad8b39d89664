import type { CoverCategory } from '../data/listings/cover-categories';

/** The subjects of the covers of a category, outdoors and indoors; each includes the category. */
export const coverSubjects: Readonly<Record<CoverCategory, { outside: string; inside: string }>> = {
  restaurant: {
    outside: 'a restaurant with pots in its window and a table outside',
    inside: 'a restaurant kitchen with pots and bowls on the counter',
  },
  cafe: {
    outside: 'a café with tables under umbrellas',
    inside: 'a café counter with a coffee machine, cakes and a cup',
  },
  bar: {
    outside: 'a drinking spot with lights and bar stools outside',
    inside: 'a bar with bottles, a counter and stools',
  },
  bakery: {
    outside: 'a bakery with loaves in its windows',
    inside: 'a bakery with loaves and a fire in the oven',
  },
  catering: {
    outside: 'a caterer’s serving table under a canopy',
    inside: 'a caterer’s cook with a pot and covered dishes',
  },
  'mini-mart': {
    outside: 'a mini-mart with provisions in its window and crates outside',
    inside: 'a mini-mart with shelves of provisions and a till',
  },
  supermarket: {
    outside: 'a supermarket with trolleys at its doors',
    inside: 'a supermarket aisle with a full trolley',
  },
  pharmacy: {
    outside: 'a pharmacy with a cross on its sign',
    inside: 'a pharmacy with a counter and shelves of medicine',
  },
  'fuel-station': {
    outside: 'a fuel station with a car at its pumps',
    inside: 'a tanker by the pump of a fuel station',
  },
  salon: {
    outside: 'a hair salon with mirrors in its window',
    inside: 'a hair salon with mirrors and three chairs',
  },
  barber: {
    outside: 'a barber shop with its striped pole',
    inside: 'a barber by the chairs and mirrors of his shop',
  },
  spa: { outside: 'a spa among palms with a pool', inside: 'a spa room with a massage table and towels' },
  laundry: {
    outside: 'a laundry with clothes on a line',
    inside: 'a laundry with four machines and baskets',
  },
  'dry-cleaning': {
    outside: 'a dry cleaner’s with shirts in its window and a van outside',
    inside: 'a dry cleaner’s with shirts on a rail and an iron',
  },
  creche: {
    outside: 'a crèche with toys in its windows and children outside',
    inside: 'a crèche with toys and two children',
  },
  school: {
    outside: 'a school building with pupils in its yard',
    inside: 'a school classroom with a teacher at the board',
  },
  'auto-repair': {
    outside: 'a car in the door of an auto repair workshop',
    inside: 'a raised car under repair in a workshop with tyres',
  },
  'car-wash': {
    outside: 'cars under the roof of a car wash',
    inside: 'a car in foam between the brushes of a car wash',
  },
  'building-materials': {
    outside: 'a building materials shop with cement, blocks and rods outside',
    inside: 'a yard with building blocks, planks, cement and roof sheets',
  },
  haulage: { outside: 'a haulage truck on the road', inside: 'haulage trucks before their depot' },
  wholesale: {
    outside: 'a wholesale warehouse with cartons and a truck',
    inside: 'wholesale goods on high racks with a forklift',
  },
  'food-processing': {
    outside: 'a water bottling plant with its tank and a truck',
    inside: 'bottles on a belt under the tanks of a water plant',
  },
  clothing: {
    outside: 'a clothes boutique with dresses in its window',
    inside: 'a boutique with dresses and bolts of cloth',
  },
  'cleaning-service': {
    outside: 'a cleaning company with buckets, a broom and a van',
    inside: 'a cleaner with a broom, a bucket and sprays',
  },
  'it-services': {
    outside: 'an IT office with computers in its window',
    inside: 'an IT office with two computers and a rack of servers',
  },
  'guest-house': {
    outside: 'a guest house with plants and a guest with a case',
    inside: 'a guest house room with a made bed',
  },
  printing: {
    outside: 'a printing shop with prints in its window',
    inside: 'a printing press with stacks of paper',
  },
  'cold-store': {
    outside: 'a cold store with freezers outside',
    inside: 'a cold store with fish behind glass and a freezer',
  },
  'agro-processing': {
    outside: 'a grain mill with silos, sacks and a tractor',
    inside: 'a mill with its hopper, a belt and sacks of grain',
  },
  farm: {
    outside: 'a farm with a tractor between rows of crops',
    inside: 'a farmer with crates of the crop in a field',
  },
  clinic: { outside: 'a clinic with a nurse at its door', inside: 'a clinic room with a bed and a drip' },
  laboratory: {
    outside: 'a laboratory with test tubes in its window',
    inside: 'a laboratory with a microscope and test tubes',
  },
  dental: {
    outside: 'a dental practice with its chair in the window',
    inside: 'a dental room with a chair and a lamp',
  },
  'eye-care': {
    outside: 'an eye care shop with spectacles in its window',
    inside: 'an eye care shop with spectacles and a sight test',
  },
  footwear: {
    outside: 'a footwear shop with shoes and sandals',
    inside: 'a footwear shop with shelves of shoes and sandals',
  },
  tailoring: {
    outside: 'a tailoring shop with sewing machines',
    inside: 'a tailoring workshop with sewing machines and a dress',
  },
  'spare-parts': {
    outside: 'a spare parts shop with tyres and batteries',
    inside: 'a spare parts shop with batteries, boxes and tyres',
  },
  courier: {
    outside: 'a courier office with motorbikes and parcels',
    inside: 'a courier loading a parcel on a motorbike',
  },
  'agro-inputs': {
    outside: 'an agro-input shop with sacks of seed',
    inside: 'an agro-input shop with sacks of seed and packets',
  },
  metalwork: {
    outside: 'a metal workshop with a welder and gates',
    inside: 'a welder at work on metal, with a gate on the wall',
  },
  furniture: {
    outside: 'a furniture joinery with chairs, planks and a chest',
    inside: 'a furniture workshop with a bench, a chair and a chest',
  },
  packaging: {
    outside: 'a packaging factory with rolls of film and cartons',
    inside: 'packets on a belt in a packaging factory',
  },
  'food-drying': {
    outside: 'a food workshop with fruit drying on trays',
    inside: 'a food workshop with drying trays and jars',
  },
  poultry: {
    outside: 'a poultry farm with hens before their houses',
    inside: 'a woman with hens and trays of eggs on a poultry farm',
  },
  events: {
    outside: 'canopies, chairs and loudspeakers set out for an event',
    inside: 'an event canopy with lamps, loudspeakers and rows of chairs',
  },
  freight: {
    outside: 'freight containers, a crane and a ship',
    inside: 'a freight office with a desk, cartons and containers',
  },
  'crop-buying': {
    outside: 'sacks of cocoa and cashew before a buying station',
    inside: 'sacks of cocoa and cashew at a scale',
  },
  'phone-shop': {
    outside: 'a phone shop with phones in its window and a mobile money agent under an umbrella',
    inside: 'a phone shop with phones behind glass, headphones and chargers',
  },
  'training-centre': {
    outside: 'a training centre with a chart at its door and people at computers in its window',
    inside: 'a training room with a trainer at a chart and three people at laptops',
  },
  'staffing-agency': {
    outside: 'people with their papers before a staffing agency with profiles in its window',
    inside: 'a staffing agency with an applicant at the desk and profiles on the wall',
  },
  tutoring: {
    outside: 'a tutoring centre with sums on a board and two pupils outside',
    inside: 'a tutoring room with sums on the board and three pupils at desks',
  },
  'juice-bar': {
    outside: 'a juice bar with fruit and glasses in its window',
    inside: 'a juice bar with a blender, fruit and glasses of juice on the counter',
  },
  'ice-cream': {
    outside: 'an ice cream parlour with a big cone and an ice cream tricycle outside',
    inside: 'an ice cream counter with tubs behind glass and cones',
  },
  pastry: {
    outside: 'a pastry café with a wedding cake in its window and a table outside',
    inside: 'a pastry shop with cakes behind glass and a wedding cake',
  },
  signage: {
    outside: 'a signage workshop with signs in its yard and a painted van',
    inside: 'a signage workshop with signs on the wall and a banner from the machine',
  },
  'lpg-station': {
    outside: 'an LPG station with a white tank and gas cylinders',
    inside: 'gas cylinders at an LPG station, one filled on a scale',
  },
};
