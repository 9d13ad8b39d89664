import type { ReactElement } from 'react';
import { Heading } from '@/lib/ui/heading';
import type { StatisticsChart } from './statistics.schema';

type BarChartProps = { chart: StatisticsChart; id: string; level: 2 | 3 };

/**
 * Bars that start at zero, so that their lengths are comparable; percentages refer to the full track. Screen
 * readers get a table.
 */
export function BarChart({ chart, id, level }: BarChartProps): ReactElement {
  const areShares = chart.bars.every(({ value, display }) => value <= 100 && display.trim().endsWith('%'));
  const longest = areShares ? 100 : Math.max(...chart.bars.map((bar) => bar.value), 1);
  return (
    <div className="mt-14">
      <Heading level={level} size="card" id={id}>
        {chart.title}
      </Heading>
      <table aria-labelledby={id} className="mt-4 w-full text-small">
        <tbody>
          {chart.bars.map((bar) => (
            <tr key={bar.label} className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-1">
              <th scope="row" className="py-2 pr-6 text-left font-normal max-sm:py-0 sm:w-52">
                {bar.label}
              </th>
              <td className="py-2 text-right font-semibold tabular-nums max-sm:py-0 sm:w-20 sm:pr-5">
                {bar.display}
              </td>
              <td aria-hidden="true" className="py-2 max-sm:col-span-2 max-sm:py-1">
                <svg aria-hidden="true" width="100%" height="14" className="block">
                  <rect width="100%" height="14" className="fill-track" />
                  <rect width={`${(bar.value / longest) * 100}%`} height="14" className="fill-link" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
