import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { Picture } from '@/lib/ui/picture';
import type { Feature } from './feature-grid.schema';

type FeatureItemProps = {
  feature: Feature;
  level: 2 | 3;
  sizes: string;
  page: PageContext;
};

export function FeatureItem({ feature, level, sizes, page }: FeatureItemProps): ReactElement {
  const { icon, heading, text } = feature;
  const image = page.picture(feature.image);
  const link = page.link(feature.link);
  return (
    <div className="relative flex h-full flex-col gap-4 border-t border-line-strong pt-4 @xl/row:flex-row @xl/row:gap-8">
      {image && (
        <Picture image={image} ratio="landscape" sizes={sizes} className="rounded-md @xl/row:w-2/5" />
      )}
      <div className={classNames('flex grow flex-col gap-2', !image && '@xl/row:flex-row @xl/row:gap-8')}>
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-4 sm:flex-col sm:items-start">
            {!image && icon && <Icon name={icon} className="size-8 text-accent-strong" />}
            <Heading level={level} size="card">
              {heading}
            </Heading>
            {link && <Icon name="chevron-right" className="ml-auto size-5 text-link sm:hidden" />}
          </div>
          {text && <p className="max-w-measure text-text-muted">{text}</p>}
        </div>
        {link && (
          // The whole item is the link; on phones its label is an icon next to the heading.
          <p className="mt-auto shrink-0 text-small">
            <a href={link.href} className="inline-link stretched-link">
              <span className="max-sm:sr-only">{link.label}</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
