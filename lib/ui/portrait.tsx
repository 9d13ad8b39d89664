import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';
import { classNames } from './class-names';
import { Picture, type PictureRatio } from './picture';

type PortraitProps = {
  name: string;
  image: Image | null;
  sizes: string;
  ratio: PictureRatio;
  priority?: boolean;
  className?: string | undefined;
};

/** A person's picture, or their initials on a pattern. Decorative: the name must be next to it. */
export function Portrait({ name, image, sizes, ratio, priority, className }: PortraitProps): ReactElement {
  const decorative = image && { ...image, alt: '' };
  return (
    <div className={classNames('@container relative overflow-hidden', className)}>
      <Picture image={decorative} ratio={ratio} sizes={sizes} {...(priority && { priority })} />
      {!image && (
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto grid size-[55cqw] max-h-28 max-w-28 place-items-center rounded-full bg-surface font-display text-[min(22cqw,2.75rem)] leading-none text-accent-strong"
        >
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  const nameParts = name.split(/\s+/).filter(Boolean);
  const ends = nameParts.length > 1 ? [nameParts.at(0), nameParts.at(-1)] : nameParts;
  return ends.map((part) => part?.charAt(0).toUpperCase()).join('');
}
