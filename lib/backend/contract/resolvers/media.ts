import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { formatPicturePath, loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import type { Media } from '@/lib/backend/payload-types';
import { createClientError } from '@/lib/backend/platform/client-error';

const fullPictureVariants = ['original', 'original_cropped'];

function resizedFilename(filename: string, width: number): string {
  return filename.replace(/(\.[^.]+)?$/, `-${width}$1`);
}

/** Widths in pixels of the resized copies that exist, smallest first. */
function widthsOf({ filename, sizes }: Media): number[] {
  return Object.values(sizes ?? {})
    .flatMap((size) =>
      size?.width && filename && size.filename === resizedFilename(filename, size.width) ? [size.width] : [],
    )
    .sort((a, b) => a - b);
}

export const media: Resolvers = {
  Media: {
    id: ({ id }) => String(id),
    url: (media) => formatPicturePath(media) ?? '',
    alt: ({ alt, decorative }) => (decorative ? '' : (alt ?? '')),
    width: ({ width }) => width ?? 0,
    height: ({ height }) => height ?? 0,
    widths: widthsOf,
  },
  MediaItem: {
    thumbnail: ({ media: id }, { variant }, { loaders }) => {
      if (fullPictureVariants.includes(variant ?? 'original_cropped')) return loadPicture(loaders, id);
      throw createClientError(
        `"${variant}" is not a variant of a picture. Known variants: ${fullPictureVariants.join(', ')}.`,
      );
    },
  },
};
