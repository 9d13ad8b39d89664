import type { Image } from '@/schemas/image';

/** The address of the copy of a picture with one width, such as `/media/osu-640.webp`. */
function copyAt(src: string, width: number): string {
  const dot = src.lastIndexOf('.');
  return dot > src.lastIndexOf('/') ? `${src.slice(0, dot)}-${width}${src.slice(dot)}` : src;
}

/** The `srcset` of a picture: all copies created at upload and the original; undefined without copies. */
export function imageSourceSet(image: Image): string | undefined {
  if (image.widths.length === 0) return undefined;
  const copies = image.widths
    .filter((width) => width < image.width)
    .map((width) => `${copyAt(image.src, width)} ${width}w`);
  return [...copies, `${image.src} ${image.width}w`].join(', ');
}

/** The copy for browsers that ignore `srcset`: at least 640 px wide, or the original. */
export function imageSource(image: Image): string {
  const fitting = image.widths.filter((width) => width >= 640 && width < image.width);
  return fitting.length > 0 ? copyAt(image.src, Math.min(...fitting)) : image.src;
}

/** The narrowest copy, for thumbnails. */
export function smallestImageSource({ src, width, widths }: Image): string {
  const smallest = Math.min(...widths, width);
  return smallest < width ? copyAt(src, smallest) : src;
}
