import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { FeatureGridProps } from './feature-grid.schema';
import { FeatureItem } from './feature-item';

const layouts = {
  2: {
    grid: 'sm:grid-cols-2 sm:last-of-2',
    sizes: '(min-width: 76rem) 34rem, (min-width: 40rem) 45vw, 92vw',
  },
  3: {
    grid: 'sm:grid-cols-2 sm:max-lg:last-of-2 lg:grid-cols-3 lg:last-of-3',
    sizes: '(min-width: 76rem) 22rem, (min-width: 40rem) 45vw, 92vw',
  },
  4: {
    grid: 'sm:grid-cols-2 sm:max-xl:last-of-2 xl:grid-cols-4 xl:last-of-4',
    sizes: '(min-width: 76rem) 16rem, (min-width: 40rem) 45vw, 92vw',
  },
} as const;

export function FeatureGrid({ props, page, id }: ViewInput<FeatureGridProps>): Rendered {
  const { eyebrow, heading, text, columns, features, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  const { grid, sizes } = layouts[columns];
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
      <ul className={classNames('grid grid-cols-1 gap-x-8 gap-y-6 lg:gap-x-12', grid)}>
        {features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: features have no key of their own and never move
          <li key={index} className="min-w-0">
            <FeatureItem feature={feature} level={heading ? 3 : 2} sizes={sizes} page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
