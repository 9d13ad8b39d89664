import type { ReactElement } from 'react';
import { Picture } from '@/lib/ui/picture';
import type { Image } from '@/schemas/image';

type HeroPictureProps = { image: Image | null; scene?: boolean };

/**
 * A framed image next to the text, in full unless it is very tall. As a scene it extends to the edges of the page: above the text, and on
 * wide screens next to it, so that neither darkens the other.
 */
export function HeroPicture({ image, scene = false }: HeroPictureProps): ReactElement {
  if (scene) {
    return (
      <Picture
        image={image}
        priority
        ratio="landscape"
        sizes="(min-width: 80rem) 50vw, 100vw"
        className="object-[50%_75%] max-xl:aspect-[9/4] xl:absolute xl:inset-y-0 xl:right-0 xl:-z-10 xl:aspect-auto xl:h-full xl:w-1/2 xl:object-[54%_60%]"
      />
    );
  }
  return (
    <Picture
      image={image}
      priority
      ratio="natural"
      sizes="(min-width: 82rem) 39rem, (min-width: 64rem) 46vw, 92vw"
      className="rounded-lg"
    />
  );
}
