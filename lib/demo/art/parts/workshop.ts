import type { Light } from '../palette';
import { box, boxPath, disc, join, many, oval, path, put, rule, shape, stroke } from '../svg';

/** A sandal seen from its side, its toe to the right. */
export const sandal = (width: number, sole: string, strap: string): string =>
  join(
    path(
      `M${-width / 2} 0V${-width * 0.14}Q${-width * 0.1} ${-width * 0.06} ${width * 0.2} ${-width * 0.12}T${width / 2} ${-width * 0.06}V0z`,
      sole,
    ),
    stroke(
      `M${-width * 0.4} ${-width * 0.14}Q${-width * 0.34} ${-width * 0.4} ${-width * 0.16} ${-width * 0.1}M${width * 0.02} ${-width * 0.1}Q${width * 0.2} ${-width * 0.36} ${width * 0.36} ${-width * 0.1}`,
      strap,
      width * 0.08,
    ),
  );

/** A closed shoe, its toe to the right. */
export const shoe = (width: number, colour: string, sole: string): string =>
  join(
    path(
      `M${-width / 2} ${-width * 0.06}V${-width * 0.42}Q${-width * 0.3} ${-width * 0.46} ${-width * 0.16} ${-width * 0.4}Q${width * 0.06} ${-width * 0.18} ${width * 0.34} ${-width * 0.2}Q${width * 0.52} ${-width * 0.18} ${width * 0.5} ${-width * 0.06}z`,
      colour,
    ),
    box(-width * 0.52, -width * 0.08, width * 1.04, width * 0.08, sole, 4),
    stroke(
      `M${-width * 0.12} ${-width * 0.34}l${width * 0.1} ${-width * 0.05}M${-width * 0.02} ${-width * 0.26}l${width * 0.1} ${-width * 0.05}`,
      sole,
      4,
    ),
  );

/** Shoes and sandals on boards, from (0, 0) up. */
export const shoeShelf = (light: Light, width: number, height: number, rows: number): string =>
  many(rows, (row) => {
    const y = (-row * height) / rows;
    const size = (height / rows) * 0.9;
    const pairs = Math.floor(width / (size * 1.25));
    return join(
      many(pairs, (i) => {
        const colour = [light.bark, light.trim, light.accent, light.second][(i + row) % 4] ?? light.bark;
        const piece = (i + row) % 2 ? shoe(size, colour, light.dark) : sandal(size, light.dark, colour);
        return put((i + 0.5) * (width / pairs), y - 12, piece);
      }),
      box(0, y - 12, width, 12, light.trim),
    );
  });

/** A sewing machine on its table. */
export const sewingMachine = (light: Light, width: number): string => {
  const w = width;
  return join(
    rule(
      `M${-w * 0.4} 0L${-w * 0.3} ${-w * 0.6}M${w * 0.4} 0L${w * 0.3} ${-w * 0.6}M${-w * 0.36} ${-w * 0.22}H${w * 0.36}`,
      light.dark,
      9,
    ),
    box(-w * 0.5, -w * 0.64, w, w * 0.07, light.bark, 4),
    path(
      `M${-w * 0.32} ${-w * 0.64}v${-w * 0.1}h${w * 0.42}v${-w * 0.14}h${-w * 0.36}q${-w * 0.06} ${-w * 0.14} ${w * 0.04} ${-w * 0.14}h${w * 0.46}q${w * 0.06} 0 ${w * 0.06} ${w * 0.06}v${w * 0.32}z`,
      light.dark,
    ),
    rule(`M${-w * 0.22} ${-w * 0.88}V${-w * 0.74}`, light.second, 5),
    disc(w * 0.34, -w * 0.88, w * 0.09, light.second),
    box(-w * 0.02, -w * 1.12, w * 0.08, w * 0.12, light.accent, 4),
    path(
      `M${-w * 0.5} ${-w * 0.66}h${w * 0.4}l${-w * 0.08} ${w * 0.36}q${-w * 0.14} ${w * 0.06} ${-w * 0.26} 0z`,
      light.accentLight,
    ),
  );
};

/** A wrought gate: bars, a rail and a row of rings. */
export const gate = (colour: string, width: number, height: number): string =>
  join(
    rule(
      join(
        `M${-width / 2} 0V${-height}M${width / 2} 0V${-height}M${-width / 2} ${-height * 0.12}H${width / 2}M${-width / 2} ${-height * 0.62}H${width / 2}M${-width / 2} ${-height * 0.94}H${width / 2}`,
        many(
          9,
          (i) => `M${Math.round(-width * 0.4 + i * width * 0.1)} ${Math.round(-height * 0.12)}V${-height}`,
        ),
      ),
      colour,
      8,
    ),
    many(
      4,
      (i) =>
        `<circle cx="${Math.round(-width * 0.36 + i * width * 0.24)}" cy="${Math.round(-height * 0.78)}" r="${Math.round(width * 0.08)}" fill="none" stroke="${colour}" stroke-width="7"/>`,
    ),
  );

/** Sparks of a welder’s torch. */
export const sparks = (light: Light, size: number): string =>
  join(
    disc(0, 0, size * 0.12, light.light),
    stroke(
      many(9, (i) => {
        const angle = -Math.PI * (0.08 + i * 0.105);
        const far = size * (i % 2 ? 0.9 : 0.6);
        return `M${Math.round(Math.cos(angle) * size * 0.2)} ${Math.round(Math.sin(angle) * size * 0.2)}L${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`;
      }),
      light.second,
      5,
    ),
  );

/** A wooden chest of drawers. */
export const chest = (light: Light, width: number, height: number): string =>
  join(
    box(-width / 2, -height, width, height - 18, light.bark, 6),
    path(
      many(3, (i) => boxPath(-width * 0.44, -height * 0.93 + i * height * 0.29, width * 0.88, height * 0.24)),
      light.trim,
    ),
    path(
      many(6, (i) =>
        boxPath(
          i % 2 ? width * 0.16 : -width * 0.24,
          -height * 0.84 + Math.floor(i / 2) * height * 0.29,
          width * 0.08,
          8,
        ),
      ),
      light.second,
    ),
    path(boxPath(-width * 0.46, -18, 20, 18) + boxPath(width * 0.46 - 20, -18, 20, 18), light.bark),
  );

/** A roll of film lying on its side. */
export const roll = (light: Light, width: number, colour: string): string =>
  join(
    box(-width * 0.42, -width * 0.5, width * 0.84, width * 0.5, colour),
    oval(-width * 0.42, -width * 0.25, width * 0.13, width * 0.25, colour),
    oval(width * 0.42, -width * 0.25, width * 0.13, width * 0.25, light.light),
    oval(width * 0.42, -width * 0.25, width * 0.05, width * 0.1, light.dark),
  );

/** Three trays of slices drying in a frame. */
export const dryingRack = (light: Light, width: number, slice: readonly string[]): string =>
  join(
    rule(`M${-width / 2} 0V${-width * 0.9}M${width / 2} 0V${-width * 0.9}`, light.dark, 12),
    many(4, (row) =>
      join(
        many(9, (i) =>
          oval(
            -width * 0.42 + i * width * 0.105,
            -width * (0.16 + row * 0.22) - 8,
            width * 0.044,
            width * 0.026,
            slice[(i + row) % slice.length] ?? light.second,
          ),
        ),
        box(-width * 0.5, -width * (0.16 + row * 0.22), width, 12, light.bark),
      ),
    ),
  );

/** A car battery. */
export const battery = (light: Light, width: number, colour: string): string =>
  join(
    box(-width / 2, -width * 0.6, width, width * 0.6, colour, 4),
    box(-width / 2, -width * 0.6, width, width * 0.14, light.dark, 4),
    box(-width * 0.36, -width * 0.7, width * 0.16, width * 0.1, light.trim),
    box(width * 0.2, -width * 0.7, width * 0.16, width * 0.1, light.second),
    shape(
      light.light,
      -width * 0.04,
      -width * 0.4,
      width * 0.12,
      -width * 0.4,
      0,
      -width * 0.24,
      width * 0.1,
      -width * 0.24,
      -width * 0.1,
      -width * 0.04,
      -width * 0.02,
      -width * 0.2,
      -width * 0.12,
      -width * 0.2,
    ),
  );
