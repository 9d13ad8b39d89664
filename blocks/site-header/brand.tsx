import type { ReactElement } from 'react';
import { BrandMark } from '@/lib/ui/brand-mark';
import { classNames } from '@/lib/ui/class-names';
import type { Image } from '@/schemas/image';

/**
 * The maximum number of characters of a name in large type: three lines next to the logo, two on a phone.
 */
const MAX_LARGE_LENGTH = 30;

/** The height of the logo on wide screens in pixels. */
const LOGO_HEIGHT_PX = 40;
const MAX_LOGO_WIDTH_PX = 96;

/** The width of the logo on wide screens in pixels; the default logo is square. */
export const logoWidth = (logo: Image | null): number =>
  logo ? Math.min(MAX_LOGO_WIDTH_PX, (LOGO_HEIGHT_PX * logo.width) / logo.height) : LOGO_HEIGHT_PX;

type BrandProps = { name: string; logo: Image | null; href: string };

export function Brand({ name, logo, href }: BrandProps): ReactElement {
  return (
    <a
      href={href}
      className="flex min-h-11 min-w-0 shrink-0 items-center gap-2 py-1 max-lg:flex-[1_1_7rem] sm:gap-3"
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-9 w-auto max-w-24 object-contain lg:h-10"
        />
      ) : (
        <BrandMark className="size-9 max-sm:size-8 lg:size-10" />
      )}
      <span
        className={classNames(
          'max-w-[11rem] font-display leading-[1.15] text-balance wrap-anywhere lg:max-xl:max-w-[10rem]',
          name.length <= MAX_LARGE_LENGTH
            ? 'line-clamp-3 text-[1rem] max-sm:text-label lg:text-[1.0625rem] xl:text-[1.1875rem]'
            : 'line-clamp-4 text-label leading-[1.15]',
        )}
      >
        {name}
      </span>
    </a>
  );
}
