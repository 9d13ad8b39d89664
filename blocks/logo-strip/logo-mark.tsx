import type { ReactElement } from 'react';
import type { Logo } from './logo-strip.schema';

/** Square marks would look smaller than wide ones of the same height: every mark gets about this area. */
const area = 150 * 40;
const tallest = 64;

/**
 * The shape of a mark, filled with the colour of the text around it; its name is what is read out.
 * @param id of the mask, unique on the page.
 */
export function LogoMark({ logo, id }: { logo: Logo; id: string }): ReactElement {
  if (!logo.mark) return <span className="block font-display text-lead font-semibold">{logo.name}</span>;
  const { src, width, height } = logo.mark;
  const shownHeight = Math.min(tallest, Math.sqrt((area * height) / width));
  return (
    <svg
      role="img"
      aria-label={logo.name}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round((shownHeight * width) / height)}
      height={Math.round(shownHeight)}
      className="block h-auto max-w-full"
    >
      <mask id={id} className="mask-type-alpha">
        <image href={src} width={width} height={height} />
      </mask>
      <rect width={width} height={height} fill="currentColor" mask={`url(#${id})`} />
    </svg>
  );
}
