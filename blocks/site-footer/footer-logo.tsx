import type { ReactElement } from 'react';
import { BrandMark } from '@/lib/ui/brand-mark';
import type { Image } from '@/schemas/image';

/** The logo of the header on a light background: many logos are not visible on the dark footer. */
export function FooterLogo({ logo }: { logo: Image | null }): ReactElement {
  if (!logo) return <BrandMark className="size-12" />;
  return (
    <span className="self-start rounded-md bg-current p-4">
      {/* biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures */}
      <img
        src={logo.src}
        alt=""
        width={logo.width}
        height={logo.height}
        loading="lazy"
        className="h-9 w-auto object-contain"
      />
    </span>
  );
}
