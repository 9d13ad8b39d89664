import { z } from 'zod';

/**
 * What an author handles a field with. `target` is where a link leads, `surface` one of the grounds of the design, `palette` its colours, `choices` several of a few
 * values, `word` a name that records bear already (`words`).
 */
export const controlSchema = z.enum([
  'text',
  'textarea',
  'markdown',
  'picture',
  'link',
  'links',
  'target',
  'number',
  'choice',
  'choices',
  'switch',
  'surface',
  'palette',
  'icon',
  'date',
  'phone',
  'email',
  'lines',
  'word',
  'recording',
  'list',
  'group',
]);

/** Under which title a form shows the field. */
export const fieldGroupSchema = z.enum(['words', 'pictures', 'links', 'entries', 'look']);

/** Whose names a `word` is chosen from. */
export const wordsSchema = z.enum([
  'listing categories',
  'post categories',
  'sections',
  'menus',
  'valuation trades',
]);
export type Words = z.infer<typeof wordsSchema>;

/**
 * What a form has to know of a field beside its schema. `inline`: can be edited where it stands on the page.
 * `localised`: differs from language to language. `options` names each value of a choice, `entry` one item of a list.
 */
export const fieldSchema = z.strictObject({
  label: z.string().min(1).max(40),
  help: z.string().min(1).max(160).optional(),
  control: controlSchema,
  group: fieldGroupSchema,
  inline: z.boolean().optional(),
  localised: z.boolean().optional(),
  options: z.record(z.string(), z.string().min(1)).optional(),
  entry: z.string().min(1).optional(),
  words: wordsSchema.optional(),
});
export type Field = z.infer<typeof fieldSchema>;

declare module 'zod' {
  // Makes a typo in `.meta({ control: … })` an error of the compiler.
  interface GlobalMeta extends Partial<Field> {}
}
