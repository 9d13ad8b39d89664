import type { Light } from '../palette';
import { cup } from '../parts/kitchen';
import { pottedPlant } from '../parts/trees';
import type { Random } from '../random';
import { box, boxPath, disc, fade, join, many, path, put, rule, shape, stroke } from '../svg';

/** Things on a desk, standing on (0, 0), centred, about 300 px high. */
export type Thing = (light: Light, random: Random) => string;

const shadow = (light: Light, width: number, length = 260): string =>
  fade(
    0.18,
    shape(light.shadow, -width / 2, 0, width / 2, 0, width / 2 + length, 74, -width / 2 + length, 74),
  );

export const ledger: Thing = (light) =>
  join(
    shadow(light, 300),
    box(-170, -40, 340, 40, light.trim, 6),
    box(-160, -34, 326, 26, light.light),
    fade(0.3, rule('M-160 -27h326M-160 -20h326M-160 -13h326', light.shadow, 2)),
    box(-150, -86, 310, 46, light.accent, 6),
    box(-140, -80, 296, 32, light.light),
    box(-130, -86, 26, 46, light.second),
    box(-140, -124, 280, 38, light.second, 6),
    box(-130, -118, 266, 26, light.light),
    stroke('M-40 -132L130 -176', light.dark, 14),
    shape(light.second, 122, -184, 150, -184, 136, -166),
  );

export const calculator: Thing = (light) =>
  join(
    shadow(light, 190),
    box(-100, -270, 200, 270, light.dark, 16),
    box(-80, -250, 160, 56, light.secondLight, 5),
    many(16, (i) =>
      box(
        -80 + (i % 4) * 42,
        -176 + Math.floor(i / 4) * 42,
        34,
        32,
        i % 4 === 3 ? light.accent : light.light,
        6,
      ),
    ),
  );

export const coins: Thing = (light, random) =>
  join(
    shadow(light, 330),
    many(3, (stack) => {
      const high = 4 + stack * 3 + random.whole(0, 2);
      return many(high, (i) =>
        join(
          box(
            -170 + stack * 120 + (i % 2) * 5,
            -(i + 1) * 22,
            104,
            19,
            i % 2 ? light.second : light.secondLight,
            9,
          ),
          fade(0.3, box(-150 + stack * 120, -(i + 1) * 22 + 5, 64, 3, light.dark)),
        ),
      );
    }),
  );

export const chart: Thing = (light, random) => {
  const start = random.between(60, 90);
  return join(
    shadow(light, 330),
    box(-190, -340, 380, 300, light.light, 8),
    rule('M-60 -40L-110 0M60 -40L110 0', light.bark, 14),
    many(5, (i) => {
      const h = start + i * 34 + (i % 2) * 16;
      return box(-150 + i * 62, -70 - h, 40, h, i === 4 ? light.accent : light.second);
    }),
    stroke('M-150 -190Q-40 -200 20 -240T150 -310', light.trim, 8),
    box(-160, -66, 320, 6, light.dark),
  );
};

export const scales: Thing = (light) =>
  join(
    shadow(light, 240),
    box(-90, -22, 180, 22, light.dark, 6),
    box(-9, -330, 18, 310, light.second),
    disc(0, -338, 18, light.second),
    stroke('M-180 -290Q0 -330 180 -310', light.second, 12),
    rule('M-180 -290l-60 130M-180 -290l60 130M180 -310l-60 120M180 -310l60 120', light.dark, 4),
    path('M-250 -160h140q-10 50 -70 50t-70 -50zM110 -190h140q-10 50 -70 50t-70 -50z', light.accent),
    box(-214, -206, 66, 46, light.light, 3),
    many(3, (i) => box(140, -206 - i * 16, 80, 14, light.secondLight, 7)),
  );

export const shopModel: Thing = (light) =>
  join(
    shadow(light, 360),
    box(-200, -24, 400, 24, light.bark, 4),
    box(-160, -230, 320, 206, light.light),
    box(90, -230, 70, 206, light.wallShade),
    box(-176, -256, 352, 32, light.trim),
    path(
      many(7, (i) => (i % 2 ? '' : `M${-160 + i * 46} -190h46v54q-23 26 -46 0z`)),
      light.accent,
    ),
    path(
      many(7, (i) => (i % 2 ? `M${-160 + i * 46} -190h46v54q-23 26 -46 0z` : '')),
      light.secondLight,
    ),
    box(-140, -122, 140, 74, light.glass),
    box(40, -128, 62, 104, light.accent),
  );

export const keyring: Thing = (light) =>
  join(
    shadow(light, 200, 160),
    `<circle cx="-60" cy="-110" r="64" fill="none" stroke="${light.second}" stroke-width="22"/>`,
    path('M-4 -124H190V-30h-30v-40h-28v28h-30v-54H-4z', light.second),
    disc(-60, -110, 26, light.accent),
  );

export const contract: Thing = (light) =>
  join(
    shadow(light, 250),
    `<g transform="rotate(-4)">${join(
      box(-130, -340, 260, 340, light.light, 4),
      path(
        many(7, (i) => boxPath(-96, -300 + i * 30, i % 3 === 2 ? 120 : 190, 10)),
        light.groundShade,
      ),
      box(-96, -300, 110, 14, light.trim),
      stroke('M-90 -56q20 -40 40 -6t34 -10t40 -2', light.dark, 5),
      disc(76, -66, 34, light.accent),
      disc(76, -66, 22, light.second),
      shape(light.accent, 56, -40, 96, -40, 92, 6, 76, -10, 60, 6),
    )}</g>`,
  );

export const calendar: Thing = (light, random) => {
  const day = random.whole(6, 16);
  return join(
    shadow(light, 300),
    shape(light.wallShade, 140, -260, 190, 0, -190, 0, -140, -260),
    box(-150, -280, 300, 270, light.light, 8),
    box(-150, -280, 300, 66, light.accent, 8),
    path(
      many(20, (i) => boxPath(-124 + (i % 5) * 52, -190 + Math.floor(i / 5) * 42, 36, 26)),
      light.wallShade,
    ),
    box(-124 + (day % 5) * 52, -190 + Math.floor(day / 5) * 42, 36, 26, light.second, 3),
    rule('M-80 -300v40M80 -300v40', light.dark, 10),
  );
};

export const handsetLaptop: Thing = (light) =>
  join(
    shadow(light, 360),
    shape(light.dark, -150, -24, 150, -24, 200, 0, -200, 0),
    box(-150, -230, 300, 208, light.dark, 10),
    box(-136, -216, 272, 178, light.skyTop, 3),
    path(
      many(4, (i) => boxPath(-110, -190 + i * 32, 90 + ((i * 53) % 70), 14)),
      light.light,
    ),
    disc(80, -120, 38, light.accent),
    path('M80 -120V-158A38 38 0 0 1 116 -108z', light.second),
  );

export const map: Thing = (light) =>
  join(
    shadow(light, 340),
    shape(light.light, -190, -40, -64, -80, 64, -40, 190, -80, 190, -300, 64, -260, -64, -300, -190, -260),
    fade(0.5, shape(light.groundShade, -64, -80, 64, -40, 64, -260, -64, -300)),
    `<path d="M-150 -100Q-80 -190 0 -140T150 -230" fill="none" stroke="${light.leafLight}" stroke-width="9" stroke-dasharray="16 14"/>`,
    put(40, -150, path('M0 0C-46 -56 -44 -112 0 -112S46 -56 0 0z', light.accent)),
    disc(40, -218, 19, light.light),
    box(-190, -24, 380, 24, light.bark, 4),
  );

export const plant: Thing = (light) => join(shadow(light, 130, 180), pottedPlant(light, 330));

export const tea: Thing = (light) => join(shadow(light, 150, 160), cup(light, 130, light.accent));
