import { food, type Light } from '../palette';
import { box, disc, fade, join, many, oval, path, put, rule, shape, stroke } from '../svg';

/** Fruit, juice and ice cream; each stands on (0, 0), centred. */

export const pineapple = (height: number): string => {
  const h = height;
  const w = h * 0.36;
  return join(
    path(
      `M0 ${-h * 0.56}Q${-w * 0.7} ${-h * 0.78} ${-w * 0.62} ${-h * 0.94}Q${-w * 0.2} ${-h * 0.84} 0 ${-h}Q${w * 0.2} ${-h * 0.84} ${w * 0.62} ${-h * 0.94}Q${w * 0.7} ${-h * 0.78} 0 ${-h * 0.56}z`,
      food.leaf,
    ),
    oval(0, -h * 0.32, w * 0.56, h * 0.32, food.bread),
    stroke(
      many(
        3,
        (i) =>
          `M${-w * 0.4} ${-h * (0.4 - i * 0.12)}l${w * 0.56} ${-h * 0.14}M${w * 0.4} ${-h * (0.4 - i * 0.12)}l${-w * 0.56} ${-h * 0.14}`,
      ),
      food.crust,
      h * 0.022,
    ),
  );
};

/** A slice of melon on its rind. */
export const melonSlice = (width: number): string =>
  join(
    path(
      `M${-width / 2} ${-width * 0.5}H${width / 2}A${width / 2} ${width / 2} 0 0 1 ${-width / 2} ${-width * 0.5}z`,
      food.leaf,
    ),
    path(
      `M${-width * 0.4} ${-width * 0.5}H${width * 0.4}A${width * 0.4} ${width * 0.4} 0 0 1 ${-width * 0.4} ${-width * 0.5}z`,
      food.pepper,
    ),
    many(4, (i) =>
      oval(
        -width * 0.2 + i * width * 0.133,
        -width * (i % 3 ? 0.28 : 0.38),
        width * 0.02,
        width * 0.04,
        food.cocoa,
      ),
    ),
  );

/** Round fruit heaped in three rows. */
export const fruitHeap = (size: number, colour: string): string =>
  many(6, (i) => {
    const row = i < 3 ? 0 : i < 5 ? 1 : 2;
    const at = i - ([0, 3, 5][row] ?? 0);
    const x = (at - (2 - row) / 2) * size;
    return join(
      disc(x, -size * (0.5 + row * 0.82), size * 0.5, colour),
      fade(0.25, disc(x - size * 0.14, -size * (0.64 + row * 0.82), size * 0.13, food.cream)),
    );
  });

/** A tall glass of juice with a straw, and a round of fruit on its rim. */
export const juiceGlass = (light: Light, height: number, juice: string): string => {
  const h = height;
  return join(
    stroke(`M${h * 0.04} ${-h * 0.6}L${h * 0.12} ${-h * 1.12}L${h * 0.26} ${-h * 1.2}`, light.trim, h * 0.05),
    fade(0.75, shape(light.light, -h * 0.25, -h * 0.92, h * 0.25, -h * 0.92, h * 0.17, 0, -h * 0.17, 0)),
    shape(juice, -h * 0.21, -h * 0.76, h * 0.21, -h * 0.76, h * 0.15, -h * 0.05, -h * 0.15, -h * 0.05),
    disc(-h * 0.22, -h * 0.92, h * 0.15, food.bread),
    disc(-h * 0.22, -h * 0.92, h * 0.11, food.cream),
  );
};

/** A blender at work. */
export const blender = (light: Light, height: number, juice: string): string => {
  const h = height;
  return join(
    shape(light.dark, -h * 0.22, 0, h * 0.22, 0, h * 0.16, -h * 0.28, -h * 0.16, -h * 0.28),
    disc(0, -h * 0.12, h * 0.05, light.second),
    stroke(`M${h * 0.2} ${-h * 0.8}h${h * 0.12}v${h * 0.3}h${-h * 0.16}`, light.dark, h * 0.05),
    fade(
      0.8,
      shape(light.light, -h * 0.24, -h * 0.9, h * 0.24, -h * 0.9, h * 0.14, -h * 0.28, -h * 0.14, -h * 0.28),
    ),
    shape(juice, -h * 0.21, -h * 0.7, h * 0.21, -h * 0.7, h * 0.14, -h * 0.28, -h * 0.14, -h * 0.28),
    box(-h * 0.25, -h * 0.97, h * 0.5, h * 0.08, light.dark, 4),
    box(-h * 0.06, -h * 1.02, h * 0.12, h * 0.06, light.dark, 3),
  );
};

/** A cone with three scoops, its point on (0, 0). */
export const cone = (height: number, scoops: readonly [string, string, string]): string => {
  const h = height;
  const [left, right, top] = scoops;
  return join(
    disc(-h * 0.13, -h * 0.62, h * 0.15, left),
    disc(h * 0.13, -h * 0.62, h * 0.15, right),
    disc(0, -h * 0.82, h * 0.16, top),
    shape(food.crust, -h * 0.24, -h * 0.56, h * 0.24, -h * 0.56, 0, 0),
    rule(
      `M${-h * 0.13} ${-h * 0.54}L${h * 0.06} ${-h * 0.14}M${h * 0.02} ${-h * 0.54}L${h * 0.12} ${-h * 0.3}M${h * 0.13} ${-h * 0.54}L${-h * 0.06} ${-h * 0.14}M${-h * 0.02} ${-h * 0.54}L${-h * 0.12} ${-h * 0.3}`,
      food.cream,
      h * 0.018,
    ),
    box(-h * 0.26, -h * 0.59, h * 0.52, h * 0.06, food.bread, h * 0.03),
  );
};

/** The three flavours of a cone at this hour, turned by `turn`. */
export const flavours = (light: Light, turn = 0): readonly [string, string, string] => {
  const all = [food.cream, food.pepper, food.cocoa, light.accentLight];
  const at = (i: number) => all[(i + turn) % 4] ?? food.cream;
  return [at(0), at(1), at(3)];
};

/** A tub heaped with ice cream, as it stands in its glass case. */
export const tub = (width: number, colour: string, steel: string): string =>
  join(
    path(
      `M${-width * 0.44} ${-width * 0.4}Q${-width * 0.4} ${-width * 0.78} ${-width * 0.1} ${-width * 0.7}Q${width * 0.1} ${-width * 0.94} ${width * 0.26} ${-width * 0.7}Q${width * 0.46} ${-width * 0.66} ${width * 0.44} ${-width * 0.4}z`,
      colour,
    ),
    box(-width * 0.48, -width * 0.46, width * 0.96, width * 0.46, steel, 4),
    box(-width * 0.48, -width * 0.46, width * 0.96, width * 0.1, colour),
  );

/** A vendor’s tricycle: an ice box before, under an umbrella. Faces right. */
export const iceCart = (light: Light, width: number, umbrella: string): string => {
  const w = width;
  const spokes = (x: number) => `M${x} ${-w * 0.24}V0M${x - w * 0.12} ${-w * 0.12}H${x + w * 0.12}`;
  const ring = (x: number) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(-w * 0.12)}" r="${Math.round(w * 0.11)}" fill="none" stroke="${light.dark}" stroke-width="8"/>`;
  return join(
    fade(0.2, oval(w * 0.04, 0, w * 0.52, 12, light.shadow)),
    put(w * 0.2, -w * 0.3, umbrella),
    rule(
      `M${-w * 0.34} ${-w * 0.12}L${-w * 0.24} ${-w * 0.42}M${-w * 0.34} ${-w * 0.12}L${-w * 0.06} ${-w * 0.2}L${-w * 0.27} ${-w * 0.36}M${-w * 0.06} ${-w * 0.2}L0 ${-w * 0.52}H${-w * 0.08}`,
      light.dark,
      8,
    ),
    box(-w * 0.32, -w * 0.46, w * 0.15, w * 0.05, light.dark, 5),
    rule(spokes(-w * 0.34) + spokes(w * 0.22), light.groundShade, 3),
    ring(-w * 0.34),
    box(-w * 0.04, -w * 0.46, w * 0.52, w * 0.34, light.light, 8),
    box(-w * 0.04, -w * 0.22, w * 0.52, w * 0.1, light.accent, 4),
    box(-w * 0.06, -w * 0.5, w * 0.56, w * 0.06, light.accent, 4),
    put(w * 0.22, -w * 0.24, cone(w * 0.2, flavours(light))),
    ring(w * 0.22),
  );
};
