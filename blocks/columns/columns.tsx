import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Section } from '@/lib/ui/section';
import type { ColumnsProps } from './columns.schema';

type ColumnSlot = 'first' | 'second' | 'third';

const slotsByCount: Record<ColumnsProps['columns'], readonly ColumnSlot[]> = {
  2: ['first', 'second'],
  3: ['first', 'second', 'third'],
};

const ratios = {
  equal: 'lg:grid-cols-2',
  'first-wider': 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
  'second-wider': 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
} as const;

export function Columns({ props, slot }: ViewInput<ColumnsProps, ColumnSlot>): Rendered {
  const { columns, ratio, surface } = props;
  return (
    <Section surface={surface}>
      <div
        className={classNames(
          'grid grid-cols-1 gap-x-12 gap-y-12 xl:gap-x-20',
          columns === 3 ? 'lg:grid-cols-3' : ratios[ratio],
        )}
      >
        {slotsByCount[columns].map((name) => (
          <div key={name} className="nested flex min-w-0 flex-col gap-8">
            {slot(name)}
          </div>
        ))}
      </div>
    </Section>
  );
}
