import type { ReactElement } from 'react';
import { BrandMark } from '@/lib/ui/brand-mark';
import type { Image } from '@/schemas/image';

type BrandProps = { name: string; logo: Image | null; href: string };

export function Brand({ name, logo, href }: BrandProps): ReactElement {
  return (
    <a href={href} className="flex min-w-0 items-center gap-3 py-1">
      {logo ? (
        // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
        <img src={logo.src} alt="" width={logo.width} height={logo.height} className="h-9 w-auto lg:h-10" />
      ) : (
        <BrandMark className="size-9 lg:size-10" />
      )}
      <span className="line-clamp-2 max-w-[11rem] font-display text-[1rem] leading-[1.15] text-balance lg:text-[1.1875rem]">
        {name}
      </span>
    </a>
  );
}
