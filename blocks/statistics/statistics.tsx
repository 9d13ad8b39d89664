import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { BarChart } from './bar-chart';
import type { StatisticsProps } from './statistics.schema';

/** The maximum number of characters of figures of which two fit in a row on a phone. */
const MAX_PAIRED_LENGTH = 6;

/** The font size of figures by the maximum length of their words, so that no word is wider than its column. */
const figureSizes = [
  [4, 'text-figure'],
  [8, 'text-[min(var(--text-figure),19cqi)]'],
] as const;

function figureSize(values: readonly string[]): string {
  const longest = Math.max(...values.flatMap((value) => value.split(/\s/)).map(({ length }) => length));
  return figureSizes.find(([length]) => longest <= length)?.[1] ?? 'text-card';
}

/** The number of columns on wide screens by number of figures: no figure is alone in a row. */
const columns: Readonly<Record<number, string>> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:max-xl:grid-cols-3 xl:grid-cols-5',
  6: 'lg:grid-cols-3',
};

export function Statistics({ props, id }: ViewInput<StatisticsProps>): Rendered {
  const { eyebrow, heading, text, figures, chart, source, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
      {figures.length > 0 && (
        <dl
          className={classNames(
            'grid gap-x-6 gap-y-8',
            columns[figures.length],
            figures.length % 3 === 0 ? 'max-md:last-of-2 md:max-lg:grid-cols-3' : 'max-lg:last-of-2',
            figures.every(({ value }) => value.length <= MAX_PAIRED_LENGTH)
              ? 'grid-cols-2'
              : 'sm:grid-cols-2',
          )}
        >
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="@container flex min-w-0 flex-col-reverse justify-end gap-3 border-t-2 border-accent pt-5"
            >
              <dt className="text-text-muted">
                <span className="block font-medium text-text">{figure.label}</span>
                {figure.note && <span className="mt-1 block text-small">{figure.note}</span>}
              </dt>
              <dd
                className={classNames(
                  'font-display leading-none lining-nums tabular-nums',
                  figureSize(figures.map(({ value }) => value)),
                )}
              >
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {chart && <BarChart chart={chart} id={`${id}-chart`} level={heading ? 3 : 2} />}
      {source && <p className="mt-8 text-label text-text-muted">{source}</p>}
    </Section>
  );
}
