import type { ReactElement } from 'react';

const rings = [22, 34, 46, 58, 70, 82, 94] as const;

/**
 * Meridians in the line colour of the page, at the far edge of a hero without an image. Wide screens only.
 */
export function HeroOrnament(): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-y-0 right-0 z-10 hidden h-full w-[44%] text-line-strong opacity-40 [mask-image:linear-gradient(to_right,transparent,black_70%)] lg:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.3"
    >
      {rings.map((ring) => (
        <ellipse key={ring} cx="100" cy="50" rx={ring} ry="94" />
      ))}
      <path d="M6 50h94M12 14h88M12 86h88" />
      <circle cx="54" cy="50" r="1.6" className="fill-accent stroke-none" />
    </svg>
  );
}
