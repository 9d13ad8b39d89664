import type { Light } from '../palette';
import { box, fade, join, put, shape } from '../svg';

/** A colour that is seen behind glass at any hour. */
export const onGlass = (light: Light): string => (light.name === 'evening' ? light.dark : light.light);

/** A counter with a glass front; `goods` are drawn on its shelf, from (0, 0) upwards, for the size of the pane. */
export const glassCounter = (
  light: Light,
  size: { width: number; height: number; front: string; top: string },
  goods: (width: number, height: number) => string,
): string => {
  const { width: w, height: h } = size;
  const pane = { width: w - 40, height: h * 0.52 };
  const left = -pane.width / 2;
  const sill = -h * 0.34;
  return join(
    fade(0.2, shape(light.shadow, w / 2, 0, w / 2, -h * 0.7, w / 2 + h * 0.9, 0)),
    box(-w / 2, -h, w, h, size.front),
    box(left, sill - pane.height, pane.width, pane.height, light.glass),
    put(0, sill, goods(pane.width, pane.height)),
    fade(
      0.14,
      shape(light.light, left, sill, left + pane.width * 0.3, sill - pane.height, left, sill - pane.height),
    ),
    box(left - 6, sill, pane.width + 12, 10, size.top),
    box(-w / 2 - 18, -h - 4, w + 36, 24, size.top, 5),
    box(-w / 2, -14, w, 14, light.dark),
  );
};
