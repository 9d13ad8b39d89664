import type { Field } from './field';

type FieldFactory = (label: string, help?: string) => Field;

const createField =
  (rest: Omit<Field, 'label' | 'help'>): FieldFactory =>
  (label, help) => ({ label, ...(help && { help }), ...rest });

/** Text on one line, on several, and with Markdown; all can be edited inline on the page. */
export const lineField = createField({ control: 'text', group: 'words', inline: true, localised: true });
export const textField = createField({ control: 'textarea', group: 'words', inline: true, localised: true });
export const markdownField = createField({
  control: 'markdown',
  group: 'words',
  inline: true,
  localised: true,
});

/** A picture from the media library, with its alternative text. */
export const pictureField = createField({ control: 'picture', group: 'pictures', localised: true });

/** A link with its label, several links, and a link target only. */
export const linkField = createField({ control: 'link', group: 'links', localised: true });
export const linksField = createField({ control: 'links', group: 'links', localised: true });
export const targetField = createField({ control: 'target', group: 'links' });

/** A boolean. */
export const switchField = createField({ control: 'switch', group: 'look' });

/** One of several values; each has a label. */
export const choiceField = (label: string, options: Record<string, string>, help?: string): Field => ({
  ...createField({ control: 'choice', group: 'look' })(label, help),
  options,
});

/** An ordered list of entries; `entry` is the name of one. */
export const listField = (label: string, entry: string, help?: string): Field => ({
  ...createField({ control: 'list', group: 'entries' })(label, help),
  entry,
});

/** A group of fields that can be omitted together. */
export const groupField = createField({ control: 'group', group: 'entries' });
