import type { Field } from './field';

type Kind = (label: string, help?: string) => Field;

const kind =
  (rest: Omit<Field, 'label' | 'help'>): Kind =>
  (label, help) => ({ label, ...(help && { help }), ...rest });

/** Words on one line, on several, and with headings and lists; all edited where they stand on the page. */
export const lineField = kind({ control: 'text', group: 'words', inline: true, localised: true });
export const textField = kind({ control: 'textarea', group: 'words', inline: true, localised: true });
export const markdownField = kind({ control: 'markdown', group: 'words', inline: true, localised: true });

/** A picture out of the media library, with its description. */
export const pictureField = kind({ control: 'picture', group: 'pictures', localised: true });

/** A link with its words, a few of them, and only where one leads. */
export const linkField = kind({ control: 'link', group: 'links', localised: true });
export const linksField = kind({ control: 'links', group: 'links', localised: true });
export const targetField = kind({ control: 'target', group: 'links' });

/** Something that is on or off. */
export const switchField = kind({ control: 'switch', group: 'look' });

/** One of a few values; each has words of its own. */
export const choiceField = (label: string, options: Record<string, string>, help?: string): Field => ({
  ...kind({ control: 'choice', group: 'look' })(label, help),
  options,
});

/** Entries of the same kind, in an order; `entry` is what one of them is called. */
export const listField = (label: string, entry: string, help?: string): Field => ({
  ...kind({ control: 'list', group: 'entries' })(label, help),
  entry,
});

/** Fields that belong together and may be left out together. */
export const groupField = kind({ control: 'group', group: 'entries' });
