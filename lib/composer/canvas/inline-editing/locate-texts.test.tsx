// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';
import { exampleContext } from '@/lib/engine/example-context';
import { Island } from '@/lib/islands/island';
import { lineField } from '@/schemas/field-kinds';
import { locateTexts } from './locate-texts';

const onEffect = vi.fn();

function Player({ title }: { title: string }) {
  useLayoutEffect(() => onEffect('layout'), []);
  useEffect(() => onEffect('effect'), []);
  return <p>{title}</p>;
}

const sample = defineBlock({
  type: 'sample',
  label: 'Sample',
  description: '',
  category: 'text',
  props: z.strictObject({
    heading: z
      .string()
      .min(1)
      .meta({ ...lineField('Heading'), inline: true }),
  }),
  example: async () => ({ props: { heading: 'Akwaaba' } }),
  view:
    async () =>
    ({ props }: ViewInput<{ heading: string }>) => (
      <section>
        <Island name="player" component={Player} props={{ title: 'Play' }} hydrateOn="interaction" />
        <h2>{props.heading}</h2>
      </section>
    ),
});

it('locateTexts › finds texts after an island and does not run its effects', async () => {
  await sample.loadView();
  const node = { id: 'a', type: 'sample', version: 0, props: { heading: 'Akwaaba' } };
  const texts = await act(async () => locateTexts(sample, { node, resolved: node, page: exampleContext() }));
  expect(texts).toMatchObject([{ label: 'Heading', at: [0, 1] }]);
  expect(onEffect).not.toHaveBeenCalled();
});
