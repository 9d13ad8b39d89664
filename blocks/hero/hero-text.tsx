import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { ButtonLink } from '@/lib/ui/button-link';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Heading } from '@/lib/ui/heading';
import type { HeroProps } from './hero.schema';
import { HeroEstimate } from './hero-estimate';

type HeroTextProps = {
  props: HeroProps;
  id: string;
  page: PageContext;
  size: 'display' | 'title';
};

const variants = ['primary', 'secondary', 'quiet'] as const;

export function HeroText({ props, id, page, size }: HeroTextProps): ReactElement {
  const { eyebrow, heading, intro } = props;
  const actions = page.links(props.actions);
  return (
    <div className="flex max-w-[46rem] flex-col items-start gap-4 md:gap-6">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1} size={size} id={`${id}-heading`}>
        {heading}
      </Heading>
      {intro && <p className="max-w-measure text-lead text-text-muted">{intro}</p>}
      <HeroEstimate trades={props.multiples} id={id} page={page} />
      {actions.length > 0 && (
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:items-center">
          {actions.map((action, index) => (
            <ButtonLink key={action.href} href={action.href} variant={variants[index] ?? 'quiet'}>
              {action.label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
