/** The names of one block in code and in the interface. */
type BlockNames = {
  /** The stored type, which is also the folder name: `price-band`. */
  type: string;
  /** `priceBand` */
  value: string;
  /** `PriceBand` */
  view: string;
  /** `Price band` */
  label: string;
};

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that the files of a new block import, and reserved words of JavaScript. */
const reservedNames = new Set(
  [
    [
      'section',
      'heading',
      'rendered',
      'view-input',
      'define-block',
      'block-story',
      'dark-story',
      'example-of',
    ],
    ['line-field', 'text-field', 'surface-field', 'definitions', 'registry', 'z'],
    ['break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
    ['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof'],
    ['new', 'null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void'],
    [
      'while',
      'with',
      'yield',
      'let',
      'static',
      'await',
      'async',
      'arguments',
      'eval',
      'package',
      'interface',
    ],
  ].flat(),
);

/**
 * Derives the names of a block from its type.
 * @throws with instructions when the type is malformed, already exists or is reserved.
 */
export function blockNamesOf(type: string, existingTypes: readonly string[]): BlockNames {
  if (!kebab.test(type))
    throw new Error(
      `A block type consists of lowercase letters and digits, with hyphens between words, such as price-band.`,
    );
  if (existingTypes.includes(type))
    throw new Error(`The block "${type}" already exists in blocks/${type}. Choose another name.`);
  if (reservedNames.has(type)) throw new Error(`"${type}" is a reserved name. Choose another name.`);
  const words = type.split('-');
  const view = words.map(capitalise).join('');
  return {
    type,
    view,
    value: view.charAt(0).toLowerCase() + view.slice(1),
    label: capitalise(words.join(' ')),
  };
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The files of a new block by file name: a heading and a text as a starting point. */
export function blockFiles(names: BlockNames): Record<string, string> {
  const { type } = names;
  return {
    [`${type}.schema.ts`]: schemaFile(names),
    [`${type}.tsx`]: viewFile(names),
    [`${type}.example.ts`]: exampleFile(names),
    [`${type}.block.ts`]: definitionFile(names),
    [`${type}.stories.tsx`]: storiesFile(names),
  };
}

const schemaFile = ({ value, view }: BlockNames) => `import { z } from 'zod';
import { lineField, textField } from '@/schemas/field-kinds';
import { surfaceField } from '@/schemas/surface';

export const ${value}Schema = z.strictObject({
  heading: z.string().min(1).max(120).meta(lineField('Heading')),
  text: z.string().max(600).default('').meta(textField('Text')),
  surface: surfaceField(),
});
export type ${view}Props = z.infer<typeof ${value}Schema>;
`;

const viewFile = ({
  type,
  view,
}: BlockNames) => `import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Heading } from '@/lib/ui/heading';
import { Section } from '@/lib/ui/section';
import type { ${view}Props } from './${type}.schema';

export function ${view}({ props, id }: ViewInput<${view}Props>): Rendered {
  const { heading, text, surface } = props;
  const headingId = \`\${id}-heading\`;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <Heading level={2} size="section" id={headingId}>
        {heading}
      </Heading>
      {text && <p className="mt-4 max-w-measure text-text-muted">{text}</p>}
    </Section>
  );
}
`;

const exampleFile = ({
  type,
  value,
  label,
}: BlockNames) => `import type { ExampleOf } from '@/lib/engine/block';
import type { ${value}Schema } from './${type}.schema';

export const ${value}Example: ExampleOf<typeof ${value}Schema> = {
  props: {
    heading: '${label}',
    text: 'What a visitor reads here, as a member of staff would write it.',
  },
};
`;

const definitionFile = ({
  type,
  value,
  view,
  label,
}: BlockNames) => `import { defineBlock } from '@/lib/engine/define-block';
import { ${value}Schema } from './${type}.schema';

export const ${value} = defineBlock({
  type: '${type}',
  label: '${label}',
  description: 'What it is for, in one sentence.',
  category: 'text',
  props: ${value}Schema,
  example: () => import('./${type}.example').then((module) => module.${value}Example),
  view: () => import('./${type}').then((module) => module.${view}),
});
`;

const storiesFile = ({
  type,
  value,
  label,
}: BlockNames) => `import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { ${value} } from './${type}.block';

export default { title: 'Text/${label}' };

export const Example = blockStory(${value});
export const HeadingOnly = blockStory(${value}, { text: undefined });
export const LongWords = blockStory(${value}, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(${value});
`;

/** The text of `blocks/definitions.ts` with one more block, in alphabetical order. */
export function addToDefinitions(definitions: string, { type, value }: BlockNames): string {
  const imported = `import { ${value} } from './${type}/${type}.block';`;
  return insertSorted(insertSorted(definitions, /^import .*$/gm, imported), /^ {2}\w+,$/gm, `  ${value},`);
}

/** Inserts a line before the first line of its kind that sorts after it, or after the last one. */
function insertSorted(text: string, linePattern: RegExp, line: string): string {
  const matches = [...text.matchAll(linePattern)];
  const next = matches.find(([other]) => sortKeyOf(other) > sortKeyOf(line));
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
  const last = matches.at(-1);
  if (!last) throw new Error('blocks/definitions.ts lists no block');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

const sortKeyOf = (line: string): string => (/'(.*)'/.exec(line)?.[1] ?? line).toLowerCase();
