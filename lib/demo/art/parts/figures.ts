import { box, disc, join, n, oval, path, stroke } from '../svg';

type Figure = {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  /** A wrapped headcloth in this colour. */
  wrap?: string;
  /** A long skirt or cloth instead of trousers. */
  skirt?: boolean;
  /** Where the right arm goes. */
  arm?: 'down' | 'out' | 'up' | 'head';
};

export const skins = ['#4a2a1c', '#5c3624', '#6f432c', '#82533a', '#3b2117'] as const;

/** A person on (0, 0), facing right, told by clothes and bearing; small in a scene, so without features. */
export function figure(height: number, f: Figure): string {
  const h = height;
  const head = h * 0.068;
  const shoulder = -h * 0.8;
  const hip = -h * 0.47;
  const arm = {
    down: `M${n(h * 0.085)} ${n(shoulder + h * 0.03)}Q${n(h * 0.12)} ${n(-h * 0.62)} ${n(h * 0.1)} ${n(-h * 0.47)}`,
    out: `M${n(h * 0.07)} ${n(shoulder + h * 0.03)}L${n(h * 0.13)} ${n(-h * 0.62)}L${n(h * 0.27)} ${n(-h * 0.63)}`,
    up: `M${n(h * 0.08)} ${n(shoulder + h * 0.03)}L${n(h * 0.19)} ${n(-h * 0.74)}L${n(h * 0.22)} ${n(-h * 0.92)}`,
    head: `M${n(h * 0.08)} ${n(shoulder + h * 0.03)}L${n(h * 0.18)} ${n(-h * 0.84)}L${n(h * 0.1)} ${n(-h * 1.03)}`,
  }[f.arm ?? 'down'];
  const hand = { down: [0.1, -0.45], out: [0.28, -0.63], up: [0.22, -0.93], head: [0.1, -1.04] }[
    f.arm ?? 'down'
  ];
  const legs = f.skirt
    ? path(
        `M${n(-h * 0.085)} ${n(hip)}H${n(h * 0.085)}Q${n(h * 0.14)} ${n(-h * 0.2)} ${n(h * 0.13)} ${n(-h * 0.05)}H${n(-h * 0.13)}Q${n(-h * 0.14)} ${n(-h * 0.2)} ${n(-h * 0.085)} ${n(hip)}z`,
        f.bottom,
      )
    : path(
        `M${n(-h * 0.09)} ${n(hip)}H${n(h * 0.09)}L${n(h * 0.085)} ${n(-h * 0.03)}H${n(h * 0.025)}L0 ${n(-h * 0.36)}L${n(-h * 0.03)} ${n(-h * 0.03)}H${n(-h * 0.09)}z`,
        f.bottom,
      );
  return join(
    stroke(
      `M${n(-h * 0.085)} ${n(shoulder + h * 0.03)}Q${n(-h * 0.125)} ${n(-h * 0.62)} ${n(-h * 0.1)} ${n(-h * 0.48)}`,
      f.top,
      h * 0.052,
    ),
    disc(-h * 0.098, -h * 0.46, h * 0.024, f.skin),
    box(-h * 0.1, -h * 0.035, h * 0.095, h * 0.035, f.hair, h * 0.015),
    box(h * 0.01, -h * 0.035, h * 0.095, h * 0.035, f.hair, h * 0.015),
    legs,
    path(
      `M${n(-h * 0.03)} ${n(shoulder - h * 0.01)}H${n(h * 0.03)}Q${n(h * 0.11)} ${n(shoulder)} ${n(h * 0.115)} ${n(shoulder + h * 0.06)}L${n(h * 0.095)} ${n(hip + h * 0.02)}H${n(-h * 0.095)}L${n(-h * 0.115)} ${n(shoulder + h * 0.06)}Q${n(-h * 0.11)} ${n(shoulder)} ${n(-h * 0.03)} ${n(shoulder - h * 0.01)}z`,
      f.top,
    ),
    box(-h * 0.024, shoulder - h * 0.05, h * 0.048, h * 0.075, f.skin, h * 0.02),
    f.wrap ? '' : disc(-h * 0.008, shoulder - h * 0.115, head * 1.06, f.hair),
    oval(h * 0.01, shoulder - h * 0.098, head * 0.88, head * 1.05, f.skin),
    f.wrap
      ? join(
          path(
            `M${n(-h * 0.07)} ${n(shoulder - h * 0.11)}Q${n(-h * 0.08)} ${n(shoulder - h * 0.22)} ${n(h * 0.005)} ${n(shoulder - h * 0.22)}Q${n(h * 0.085)} ${n(shoulder - h * 0.21)} ${n(h * 0.075)} ${n(shoulder - h * 0.135)}Q0 ${n(shoulder - h * 0.17)} ${n(-h * 0.07)} ${n(shoulder - h * 0.11)}z`,
            f.wrap,
          ),
          oval(-h * 0.05, shoulder - h * 0.2, h * 0.036, h * 0.022, f.wrap),
        )
      : path(
          `M${n(-h * 0.07)} ${n(shoulder - h * 0.1)}Q${n(-h * 0.075)} ${n(shoulder - h * 0.19)} ${n(h * 0.005)} ${n(shoulder - h * 0.19)}Q${n(h * 0.072)} ${n(shoulder - h * 0.188)} ${n(h * 0.066)} ${n(shoulder - h * 0.13)}Q${n(h * 0.01)} ${n(shoulder - h * 0.165)} ${n(-h * 0.07)} ${n(shoulder - h * 0.1)}z`,
          f.hair,
        ),
    stroke(arm, f.top, h * 0.05),
    disc((hand[0] ?? 0) * h, (hand[1] ?? 0) * h, h * 0.026, f.skin),
  );
}
