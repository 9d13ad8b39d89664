// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';
import { exampleContext } from '@/lib/engine/example-context';
import { Island } from '@/lib/islands/island';
import { lineField } from '@/schemas/field-kinds';
import { placeTexts } from './place-texts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ran = vi.fn();

function Player({ title }: { title: string }) {
  useLayoutEffect(() => ran('layout'), []);
  useEffect(() => ran('effect'), []);
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
        <Island name="player" of={Player} props={{ title: 'Play' }} wake="touched" />
        <h2>{props.heading}</h2>
      </section>
    ),
});

it('finds texts behind an island, of which nothing runs meanwhile', async () => {
  await sample.loadView();
  const own = { id: 'a', type: 'sample', version: 0, props: { heading: 'Akwaaba' } };
  const found = await act(async () => placeTexts(sample, { own, drawn: own, page: exampleContext() }));
  expect(found).toMatchObject([{ label: 'Heading', at: [0, 1] }]);
  expect(ran).not.toHaveBeenCalled();
});
