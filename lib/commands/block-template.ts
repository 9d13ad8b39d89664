import type { BlockNames } from './block-names.ts';

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
export const OnlyAHeading = blockStory(${value}, { text: undefined });
export const LongWords = blockStory(${value}, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(${value});
`;
