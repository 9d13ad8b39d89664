import { z } from 'zod';
import { groupField, lineField, listField } from '@/schemas/field-kinds';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** Bars from zero, sorted by length or in the given order. `display` is the displayed value. */
export const statisticsChartSchema = z.strictObject({
  title: z.string().min(1).max(120).meta(lineField('Chart title')),
  bars: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(60).meta(lineField('Bar label')),
        value: z.number().min(0).meta({ label: 'Bar length', control: 'number', group: 'entries' }),
        display: z.string().min(1).max(30).meta(lineField('Displayed value', 'Such as “GH₵ 1.2 million”.')),
      }),
    )
    .min(2)
    .max(10)
    .meta(listField('Bars', 'Bar')),
});
export type StatisticsChart = z.infer<typeof statisticsChartSchema>;

export const statisticsSchema = z.strictObject({
  ...sectionIntroShape,
  figures: z
    .array(
      z.strictObject({
        value: z.string().min(1).max(20).meta(lineField('Figure', 'Such as “1,260” or “93%”.')),
        label: z.string().min(1).max(80).meta(lineField('Label')),
        note: z.string().max(140).default('').meta(lineField('Small note')),
      }),
    )
    .max(6)
    .default([])
    .meta(listField('Figures', 'Figure')),
  chart: statisticsChartSchema.nullable().default(null).meta(groupField('Bar chart')),
  /** The source of the figures and its date. */
  source: z.string().max(200).default('').meta(lineField('Source', 'Source and date of the figures.')),
  surface: surfaceField(),
});
export type StatisticsProps = z.infer<typeof statisticsSchema>;
