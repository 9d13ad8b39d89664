import { z } from 'zod';

/**
 * The control of a field. `target` is a link target, `surface` a background of the design, `palette` its
 * colours, `choices` several of a few values, `word` a text with suggestions (`words`).
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

/** The group under which a form shows the field. */
export const fieldGroupSchema = z.enum(['words', 'pictures', 'links', 'entries', 'look']);

/** The source of the suggestions of a `word` field. */
export const suggestionKindSchema = z.enum([
  'listing categories',
  'post categories',
  'sections',
  'menus',
  'valuation trades',
]);
export type SuggestionKind = z.infer<typeof suggestionKindSchema>;

/**
 * The form metadata of a field in addition to its schema. `inline`: can be edited on the page. `localised`:
 * differs between languages. `options` are the labels of a choice, `entry` is the name of a list item.
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
  words: suggestionKindSchema.optional(),
});
export type Field = z.infer<typeof fieldSchema>;

declare module 'zod' {
  // Makes a typo in `.meta({ control: … })` a compile error.
  interface GlobalMeta extends Partial<Field> {}
}
