import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import { picturePath } from '@/lib/backend/contract/picture-path';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-picture';
import type { Media } from '@/lib/backend/payload-types';

const wholePicture = ['original', 'original_cropped'];

function copyNames(filename: string, width: number): string {
  return filename.replace(/(\.[^.]+)?$/, `-${width}$1`);
}

/** Widths in pixels of the smaller copies that were really made, smallest first. */
function readWidths({ filename, sizes }: Media): number[] {
  return Object.values(sizes ?? {})
    .flatMap((size) =>
      size?.width && filename && size.filename === copyNames(filename, size.width) ? [size.width] : [],
    )
    .sort((a, b) => a - b);
}

export const media: Resolvers = {
  Media: {
    id: ({ id }) => String(id),
    url: (media) => picturePath(media) ?? '',
    alt: ({ alt, decorative }) => (decorative ? '' : (alt ?? '')),
    width: ({ width }) => width ?? 0,
    height: ({ height }) => height ?? 0,
    widths: readWidths,
  },
  MediaItem: {
    thumbnail: ({ media: id }, { variant }, { loaders }) => {
      if (wholePicture.includes(variant ?? 'original_cropped')) return loadPicture(loaders, id);
      throw clientError(
        `"${variant}" is not a variant of a picture. Known variants: ${wholePicture.join(', ')}.`,
      );
    },
  },
};
