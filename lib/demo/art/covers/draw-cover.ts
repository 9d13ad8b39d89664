import type { CoverCategory } from '../cover-categories';
import { coverView } from '../cover-view';
import { randomFor } from '../random';
import { mirror, type Picture, picture } from '../svg';
import { agroInputs } from './agro-inputs';
import { agroProcessing } from './agro-processing';
import { autoRepair } from './auto-repair';
import { bakery } from './bakery';
import { bar } from './bar';
import { barber } from './barber';
import { buildingMaterials } from './building-materials';
import { cafe } from './cafe';
import { carWash } from './car-wash';
import { catering } from './catering';
import { cleaningService } from './cleaning-service';
import { clinic } from './clinic';
import { clothing } from './clothing';
import { coldStore } from './cold-store';
import { courier } from './courier';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { creche } from './creche';
import { cropBuying } from './crop-buying';
import { dental } from './dental';
import { dryCleaning } from './dry-cleaning';
import { events } from './events';
import { eyeCare } from './eye-care';
import { farm } from './farm';
import { foodDrying } from './food-drying';
import { foodProcessing } from './food-processing';
import { footwear } from './footwear';
import { freight } from './freight';
import { fuelStation } from './fuel-station';
import { furniture } from './furniture';
import { guestHouse } from './guest-house';
import { haulage } from './haulage';
import { iceCream } from './ice-cream';
import { itServices } from './it-services';
import { juiceBar } from './juice-bar';
import { laboratory } from './laboratory';
import { laundry } from './laundry';
import { lpgStation } from './lpg-station';
import { metalwork } from './metalwork';
import { miniMart } from './mini-mart';
import { packaging } from './packaging';
import { pastry } from './pastry';
import { pharmacy } from './pharmacy';
import { phoneShop } from './phone-shop';
import { poultry } from './poultry';
import { printing } from './printing';
import { restaurant } from './restaurant';
import { salon } from './salon';
import { school } from './school';
import { signage } from './signage';
import { spa } from './spa';
import { spareParts } from './spare-parts';
import { staffingAgency } from './staffing-agency';
import { supermarket } from './supermarket';
import { tailoring } from './tailoring';
import { trainingCentre } from './training-centre';
import { tutoring } from './tutoring';
import { wholesale } from './wholesale';

const covers: Record<CoverCategory, CoverPair> = {
  restaurant,
  cafe,
  bar,
  bakery,
  catering,
  'mini-mart': miniMart,
  supermarket,
  pharmacy,
  'fuel-station': fuelStation,
  salon,
  barber,
  spa,
  laundry,
  'dry-cleaning': dryCleaning,
  creche,
  school,
  'auto-repair': autoRepair,
  'car-wash': carWash,
  'building-materials': buildingMaterials,
  haulage,
  wholesale,
  'food-processing': foodProcessing,
  clothing,
  'cleaning-service': cleaningService,
  'it-services': itServices,
  'guest-house': guestHouse,
  printing,
  'cold-store': coldStore,
  'agro-processing': agroProcessing,
  farm,
  clinic,
  laboratory,
  dental,
  'eye-care': eyeCare,
  footwear,
  tailoring,
  'spare-parts': spareParts,
  courier,
  'agro-inputs': agroInputs,
  metalwork,
  furniture,
  packaging,
  'food-drying': foodDrying,
  poultry,
  events,
  freight,
  'crop-buying': cropBuying,
  'phone-shop': phoneShop,
  'training-centre': trainingCentre,
  'staffing-agency': staffingAgency,
  tutoring,
  'juice-bar': juiceBar,
  'ice-cream': iceCream,
  pastry,
  signage,
  'lpg-station': lpgStation,
};

/** The cover of a listing without photographs: its trade, as `coverView` says. */
export function drawCover(category: CoverCategory, variant: number): Picture {
  const random = randomFor(`cover ${category} ${variant}`);
  const { side, light, mirrored } = coverView(category, variant);
  return picture(WIDTH, HEIGHT, mirror(WIDTH, covers[category][side]({ light, random, mirrored }), mirrored));
}
