import { z } from 'zod';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

/** Bars from zero, longest first or in the order given. `display` is the value as it is read. */
export const statisticsChartSchema = z.strictObject({
  title: z.string().min(1).max(120),
  bars: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(60),
        value: z.number().min(0),
        display: z.string().min(1).max(30),
      }),
    )
    .min(2)
    .max(10),
});
export type StatisticsChart = z.infer<typeof statisticsChartSchema>;

export const statisticsSchema = z.strictObject({
  ...sectionIntroShape,
  figures: z
    .array(
      z.strictObject({
        value: z.string().min(1).max(20),
        label: z.string().min(1).max(80),
        note: z.string().max(140).default(''),
      }),
    )
    .max(6)
    .default([]),
  chart: statisticsChartSchema.nullable().default(null),
  /** Where the figures come from, and of when. */
  source: z.string().max(200).default(''),
  surface: surfaceSchema.default('paper'),
});
export type StatisticsProps = z.infer<typeof statisticsSchema>;
