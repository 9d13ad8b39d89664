import { colours, type Light } from '../palette';
import { box, boxPath, disc, fade, join, many, path, put, rule, shape, stroke } from '../svg';

/** Figures and signs as they are chalked, each 20 × 32 from its top left corner. */
const chalked: Readonly<Record<string, string>> = {
  '2': 'M2 8Q2 0 10 0T18 8Q18 14 2 32H18',
  '3': 'M3 3Q8 0 12 1Q18 3 17 9Q16 15 9 15Q18 15 18 23Q18 32 9 32Q4 32 2 28',
  '4': 'M14 32V0L1 22H20',
  '5': 'M17 0H4L3 14Q8 11 13 13Q19 16 18 23Q16 32 8 32Q4 32 1 29',
  '6': 'M15 1Q3 6 2 22a8 9 0 1 0 16 0a8 9 0 0 0 -16 0',
  '7': 'M1 0H18L7 32',
  '+': 'M1 17H19M10 8V26',
  '−': 'M1 17H19',
  '×': 'M2 9L18 25M18 9L2 25',
  '=': 'M1 12H19M1 22H19',
};

/** A sum in chalk, `height` tall, centred on (0, 0). */
const sum = (text: string, height: number, chalk: string): string => {
  const step = 32;
  const marks = [...text].map((mark, i) =>
    put(i * step - (text.length * step) / 2 + 6, -16, stroke(chalked[mark] ?? '', chalk, 4)),
  );
  return put(0, 0, join(...marks), height / 32);
};

/** A framed board of sums; (0, 0) is the middle of its top. `turned` is for a picture that is mirrored. */
export const sumsBoard = (
  light: Light,
  size: { width: number; height: number; sums: readonly string[] },
  turned: boolean,
): string => {
  const { width: w, height: h, sums } = size;
  const tall = Math.min(h / (sums.length * 1.9), w / 6.4);
  const lines = sums.map((text, i) =>
    put(0, ((i + 0.5) * h * 0.9) / sums.length, sum(text, tall, light.light)),
  );
  return join(
    box(-w / 2 - 12, -12, w + 24, h + 24, light.bark, 6),
    box(-w / 2, 0, w, h, light.name === 'evening' ? colours.night : colours.forest),
    put(0, h * 0.05, join(...lines), 1, turned),
    box(-w / 2, h, w, 12, light.secondLight),
  );
};

/** Whoever learns, at a desk and seen from behind; stands on (0, 0). */
export const learner = (
  light: Light,
  height: number,
  who: { top: string; skin: string; wrap?: string; desk: string; on?: string },
): string => {
  const h = height;
  const w = h * 0.92;
  return join(
    rule(`M${-w * 0.42} 0V${-h * 0.46}M${w * 0.42} 0V${-h * 0.46}`, light.dark, h * 0.04),
    put(0, -h * 0.5, who.on ?? ''),
    box(-w / 2, -h * 0.52, w, h * 0.07, who.desk, 4),
    rule(`M${-h * 0.16} 0V${-h * 0.2}M${h * 0.16} 0V${-h * 0.2}`, light.dark, h * 0.035),
    box(-h * 0.05, -h * 0.78, h * 0.1, h * 0.12, who.skin),
    disc(0, -h * 0.86, h * 0.125, who.wrap ?? light.dark),
    box(-h * 0.15, -h * 0.88, h * 0.04, h * 0.07, who.skin, 4),
    box(h * 0.11, -h * 0.88, h * 0.04, h * 0.07, who.skin, 4),
    path(
      `M${-h * 0.23} ${-h * 0.2}V${-h * 0.56}Q${-h * 0.23} ${-h * 0.72} ${-h * 0.06} ${-h * 0.72}H${h * 0.06}Q${h * 0.23} ${-h * 0.72} ${h * 0.23} ${-h * 0.56}V${-h * 0.2}z`,
      who.top,
    ),
    box(-h * 0.2, -h * 0.5, h * 0.4, h * 0.16, light.bark, h * 0.03),
    box(-h * 0.2, -h * 0.24, h * 0.4, h * 0.06, light.bark, h * 0.02),
  );
};

/** Two exercise books. */
export const exerciseBooks = (light: Light, width: number): string =>
  join(
    box(-width / 2, -width * 0.14, width, width * 0.14, light.light, 2),
    box(-width * 0.4, -width * 0.28, width * 0.8, width * 0.14, light.second, 2),
  );

/** A flip chart with rising bars on its easel; stands on (0, 0). */
export const flipChart = (light: Light, height: number): string => {
  const h = height;
  const w = h * 0.66;
  return join(
    rule(
      `M${-w * 0.3} ${-h * 0.3}L${-w * 0.46} 0M${w * 0.3} ${-h * 0.3}L${w * 0.46} 0`,
      light.bark,
      h * 0.025,
    ),
    box(-w / 2, -h, w, h * 0.72, light.light, 6),
    box(-w / 2, -h, w, h * 0.05, light.bark, 4),
    many(4, (i) =>
      box(
        -w * 0.36 + i * w * 0.19,
        -h * 0.36 - h * (0.14 + i * 0.1),
        w * 0.13,
        h * (0.14 + i * 0.1),
        [light.accentLight, light.second, light.accent, light.trim][i] ?? light.accent,
      ),
    ),
    rule(`M${-w * 0.42} ${-h * 0.36}H${w * 0.42}`, light.dark, h * 0.012),
  );
};

/** An open laptop seen by whoever works at it. */
export const laptop = (light: Light, width: number, glow: string): string =>
  join(
    box(-width / 2, -width * 0.64, width, width * 0.6, light.dark, 5),
    box(-width * 0.44, -width * 0.58, width * 0.88, width * 0.48, glow, 2),
    path(
      many(3, (i) =>
        boxPath(-width * 0.36, -width * 0.5 + i * width * 0.13, width * (0.6 - i * 0.12), width * 0.05),
      ),
      light.light,
    ),
    fade(0.9, shape(light.dark, -width * 0.5, -4, width * 0.5, -4, width * 0.56, 4, -width * 0.56, 4)),
  );
