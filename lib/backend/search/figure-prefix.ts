const floatView = new Float64Array(1);
const wordView = new Uint16Array(floatView.buffer);

/**
 * The first sixteen bits of a figure. Figures are not negative, so their bit patterns sort like the figures.
 */
export function computePrefix(figure: number): number {
  floatView[0] = figure;
  return wordView[3] ?? 0;
}

/** The prefix of NaN, which stands for an unknown figure. */
export const NAN_PREFIX = 0x7f_f0;
