import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';

/** Square marks would look smaller than wide ones of the same height: every mark gets about this area. */
const area = 150 * 40;
const tallest = 64;

type LogoMarkProps = { name: string; mark: Image | null; id: string };

/**
 * The shape of a mark, filled with the colour of the text around it, over its name: a mark alone tells nobody whose it is.
 * @param id of the mask, unique on the page.
 */
export function LogoMark({ name, mark, id }: LogoMarkProps): ReactElement {
  if (!mark) return <span className="block font-display text-lead font-semibold">{name}</span>;
  const { src, width, height } = mark;
  const shownHeight = Math.min(tallest, Math.sqrt((area * height) / width));
  return (
    <>
      <svg
        aria-hidden="true"
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
      <span className="mt-2 block text-small">{name}</span>
    </>
  );
}
