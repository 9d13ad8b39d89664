import type { ReactElement } from 'react';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { Picture } from '@/lib/ui/picture';
import { TextLink } from '@/lib/ui/text-link';
import type { Feature } from './feature-grid.schema';

type FeatureItemProps = {
  feature: Feature;
  level: 2 | 3;
  sizes: string;
  href: (path: string) => string;
};

export function FeatureItem({ feature, level, sizes, href }: FeatureItemProps): ReactElement {
  const { icon, image, heading, text, link } = feature;
  return (
    <div className="flex h-full flex-col gap-4 border-t border-line-strong pt-6">
      {image && <Picture image={image} ratio="landscape" sizes={sizes} className="rounded-md" />}
      {!image && icon && <Icon name={icon} className="size-8 text-accent-strong" />}
      <div className="flex flex-col gap-2">
        <Heading level={level} size="card">
          {heading}
        </Heading>
        {text && <p className="text-text-muted">{text}</p>}
      </div>
      {link && (
        <p className="mt-auto pt-1 text-small">
          <TextLink href={href(link.href)}>{link.label}</TextLink>
        </p>
      )}
    </div>
  );
}
