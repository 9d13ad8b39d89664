import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';

/** The area of each logo. With equal heights, square logos would look smaller than wide ones. */
const LOGO_AREA_PX = 150 * 40;
const MAX_LOGO_HEIGHT_PX = 64;

type LogoMarkProps = { name: string; mark: Image | null; id: string };

/**
 * A logo as a shape in the text colour, with its name as text: a logo alone does not identify its owner.
 * @param id the id of the mask, unique on the page.
 */
export function LogoMark({ name, mark, id }: LogoMarkProps): ReactElement {
  if (!mark) return <span className="block font-display text-lead font-semibold">{name}</span>;
  const { src, width, height } = mark;
  const displayHeight = Math.min(MAX_LOGO_HEIGHT_PX, Math.sqrt((LOGO_AREA_PX * height) / width));
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        width={Math.round((displayHeight * width) / height)}
        height={Math.round(displayHeight)}
        className="block h-auto max-w-full"
      >
        <mask id={id} className="mask-type-alpha">
          <image href={src} width={width} height={height} />
        </mask>
        <rect width={width} height={height} fill="currentColor" mask={`url(#${id})`} />
      </svg>
      <span className="mt-2 block text-small">{name}</span>
    </>
  );
}
