import type { CoverCategory } from '../cover-categories';
import { box, boxPath, disc, join, many, path, rule, shape, stroke } from '../svg';
import {
  anchor,
  bikeSign,
  type Draw,
  egg,
  eyeSign,
  flask,
  fruit,
  needle,
  rollSign,
  scales,
  seat,
  soleSign,
  spark,
  tent,
  tooth,
  wheel,
} from './trade-signs';
import {
  arrowSign,
  chartSign,
  coneSign,
  cylinderSign,
  juiceSign,
  phoneSign,
  staffSign,
  sumSign,
  tiersSign,
} from './window-signs';

const cross: Draw = (m) => path('M-11 -34H11V-11H34V11H11V34H-11V11H-34V-11H-11z', m);
const drop: Draw = (m, s) =>
  join(path('M0 -36Q28 2 22 18A24 24 0 0 1 -22 18Q-28 2 0 -36z', m), stroke('M-10 16q2 10 12 11', s, 6));
const bowlSign: Draw = (m, s) =>
  join(
    path('M-36 2H36Q30 34 8 34H-8Q-30 34 -36 2z', m),
    stroke('M-14 -10q-8 -10 0 -20M4 -10q-8 -10 0 -20M22 -10q-8 -10 0 -20', s, 6),
  );
const cupSign: Draw = (m, s) =>
  join(
    path('M-30 -16H22V10Q22 30 0 30H-8Q-30 30 -30 10z', m),
    stroke('M24 -8q18 0 14 14t-16 8', m, 7),
    stroke('M-12 -24v-12M4 -24v-12', s, 6),
  );
const glassSign: Draw = (m, s) =>
  join(path('M-28 -34H28L4 2V26H18V34H-18V26H-4V2z', m), shape(s, -18, -24, 18, -24, 8, -10, -8, -10));
const loafSign: Draw = (m, s) =>
  join(path('M-34 26V2Q-40 -22 -18 -22H18Q40 -22 34 2V26z', m), stroke('M-16 -10l8 12M2 -10l8 12', s, 6));
const domeSign: Draw = (m, s) =>
  join(path('M-34 16Q-34 -22 0 -22T34 16z', m), disc(0, -28, 6, s), box(-40, 20, 80, 9, s, 4));
const basketSign: Draw = (m, s) =>
  join(
    stroke('M-20 -6L-6 -32M20 -6L6 -32', s, 6),
    shape(m, -38, -6, 38, -6, 28, 32, -28, 32),
    path(
      many(3, (i) => boxPath(-17 + i * 14, 4, 6, 20)),
      s,
    ),
  );
const trolleySign: Draw = (m, s) =>
  join(
    stroke('M-38 -30h12l12 42h36', m, 6),
    shape(m, -24, -20, 36, -20, 28, 4, -16, 4),
    disc(-8, 28, 7, s),
    disc(20, 28, 7, s),
  );
const scissors: Draw = (m, s) =>
  join(
    stroke('M-18 -34L14 14M18 -34L-14 14', m, 7),
    rule('M0 0', s, 1),
    stroke('M-18 14a10 10 0 1 0 .1 0M18 14a10 10 0 1 0 .1 0', s, 7),
  );
const comb: Draw = (m, s) =>
  join(
    box(-36, -22, 72, 16, m, 6),
    path(
      many(8, (i) => boxPath(-34 + i * 9.2, -8, 5, 34)),
      s,
    ),
  );
const lotus: Draw = (m, s) =>
  join(
    path('M0 -34Q20 -8 0 24Q-20 -8 0 -34z', m),
    path('M-36 -12Q-10 -8 -4 26Q-34 22 -36 -12zM36 -12Q10 -8 4 26Q34 22 36 -12z', s),
  );
const drum: Draw = (m, s) =>
  join(
    box(-32, -34, 64, 68, m, 8),
    disc(0, 6, 20, s),
    path('M-20 6q10 -8 20 0t20 0a20 20 0 0 1 -40 0z', m),
    disc(-20, -24, 4, s),
  );
const hanger: Draw = (m, s) =>
  join(
    stroke('M0 -14q-9 -4 -6 -12t13 -2', s, 6),
    path('M0 -16L40 18Q40 26 32 26H-32Q-40 26 -40 18zM0 -2L-22 16H22z', m),
  );
const blocks: Draw = (m, s) =>
  join(box(-34, 2, 32, 32, m, 4), box(2, 2, 32, 32, s, 4), box(-16, -34, 32, 32, m, 4));
const book: Draw = (m, s) =>
  join(path('M-38 -22Q-18 -32 -2 -20V30Q-18 18 -38 28z', m), path('M38 -22Q18 -32 2 -20V30Q18 18 38 28z', s));
const gear: Draw = (m, s) =>
  join(
    many(8, (i) => `<rect x="-7" y="-38" width="14" height="76" fill="${m}" transform="rotate(${i * 45})"/>`),
    disc(0, 0, 27, m),
    disc(0, 0, 11, s),
  );
const carSign: Draw = (m, s) =>
  join(path('M-38 18V0L-28 -4L-18 -22H16L28 -4L38 0V18z', m), disc(-20, 20, 9, s), disc(20, 20, 9, s));
const bricks: Draw = (m, s) =>
  join(
    path(
      join(
        boxPath(-36, -26, 34, 16),
        boxPath(2, -26, 34, 16),
        boxPath(-36, 14, 34, 16),
        boxPath(2, 14, 34, 16),
      ),
      m,
    ),
    path(join(boxPath(-36, -6, 15, 16), boxPath(-17, -6, 34, 16), boxPath(21, -6, 15, 16)), s),
  );
const truckSign: Draw = (m, s) =>
  join(
    box(-38, -24, 44, 40, m, 3),
    path('M10 16V-12H26L38 2V16z', s),
    disc(-20, 20, 9, s),
    disc(22, 20, 9, m),
  );
const cartonSign: Draw = (m, s) =>
  join(box(-32, -24, 64, 54, m, 3), box(-7, -24, 14, 54, s), box(-32, -24, 64, 6, s));
const shirt: Draw = (m, s) =>
  join(
    path('M-14 -32L-40 -16L-30 4L-22 0V34H22V0L30 4L40 -16L14 -32Q0 -20 -14 -32z', m),
    path('M-10 -30Q0 -18 10 -30L0 -8z', s),
  );
const sparkle: Draw = (m, s) =>
  join(
    path('M-6 -30Q-2 -2 26 4Q-2 10 -6 38Q-10 10 -38 4Q-10 -2 -6 -30z', m),
    path('M24 -38Q26 -24 40 -22Q26 -20 24 -6Q22 -20 8 -22Q22 -24 24 -38z', s),
  );
const screen: Draw = (m, s) =>
  join(box(-38, -30, 76, 48, m, 5), box(-29, -22, 58, 32, s), box(-18, 24, 36, 8, m, 4));
const key: Draw = (m, s) =>
  join(stroke('M-8 0H36M22 0v14M34 0v12', m, 8), disc(-18, 0, 18, m), disc(-18, 0, 8, s));
const page: Draw = (m, s) =>
  join(
    path('M-26 -36H12L28 -20V36H-26z', m),
    path(
      many(4, (i) => boxPath(-16, -14 + i * 12, i === 3 ? 18 : 32, 5)),
      s,
    ),
  );
const flake: Draw = (m, s) =>
  join(
    stroke(
      many(3, (i) => {
        const a = (i * Math.PI) / 3;
        const x = Math.round(Math.cos(a) * 34);
        const y = Math.round(Math.sin(a) * 34);
        return `M${-x} ${-y}L${x} ${y}`;
      }),
      m,
      7,
    ),
    disc(0, 0, 10, s),
    many(6, (i) => disc(Math.cos((i * Math.PI) / 3) * 30, Math.sin((i * Math.PI) / 3) * 30, 6, m)),
  );
const sprout: Draw = (m, s) =>
  join(
    stroke('M0 34V-6', m, 7),
    path('M0 -4Q-4 -34 -36 -32Q-34 -2 0 -4z', m),
    path('M0 8Q4 -20 34 -20Q32 8 0 8z', s),
  );
const sunField: Draw = (m, s) =>
  join(disc(0, -10, 16, s), path('M-38 10Q0 -8 38 10V18Q0 2 -38 18zM-38 24Q0 10 38 24V32Q0 18 -38 32z', m));
const pump: Draw = (m, s) =>
  join(
    box(-28, -32, 38, 64, m, 5),
    box(-20, -24, 22, 18, s),
    stroke('M12 -6h8q6 0 6 8v14q0 8 6 8t6 -8V-8L28 -20', m, 6),
  );

const emblems: Record<CoverCategory, Draw> = {
  restaurant: bowlSign,
  cafe: cupSign,
  bar: glassSign,
  bakery: loafSign,
  catering: domeSign,
  'mini-mart': basketSign,
  supermarket: trolleySign,
  pharmacy: cross,
  'fuel-station': pump,
  salon: scissors,
  barber: comb,
  spa: lotus,
  laundry: drum,
  'dry-cleaning': hanger,
  creche: blocks,
  school: book,
  'auto-repair': gear,
  'car-wash': carSign,
  'building-materials': bricks,
  haulage: truckSign,
  wholesale: cartonSign,
  'food-processing': drop,
  clothing: shirt,
  'cleaning-service': sparkle,
  'it-services': screen,
  'guest-house': key,
  printing: page,
  'cold-store': flake,
  'agro-processing': sprout,
  farm: sunField,
  clinic: cross,
  laboratory: flask,
  dental: tooth,
  'eye-care': eyeSign,
  footwear: soleSign,
  tailoring: needle,
  'spare-parts': wheel,
  courier: bikeSign,
  'agro-inputs': sprout,
  metalwork: spark,
  furniture: seat,
  packaging: rollSign,
  'food-drying': fruit,
  poultry: egg,
  events: tent,
  freight: anchor,
  'crop-buying': scales,
  'phone-shop': phoneSign,
  'training-centre': chartSign,
  'staffing-agency': staffSign,
  tutoring: sumSign,
  'juice-bar': juiceSign,
  'ice-cream': coneSign,
  pastry: tiersSign,
  signage: arrowSign,
  'lpg-station': cylinderSign,
};

/** The sign of a trade, about 80 px across, centred on (0, 0). */
export const emblem = (category: CoverCategory, main: string, second: string): string =>
  emblems[category](main, second);
