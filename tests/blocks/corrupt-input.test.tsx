import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { chosenBlocks } from '../support/chosen-blocks';
import { corruptionsOf } from '../support/corrupt-json';
import { exampleOf } from '../support/example-blocks';
import { thinOut } from '../support/long-form';
import { renderStored } from '../support/render-blocks';

const neighbour: StoredBlock = {
  id: 'neighbour',
  type: 'call-to-action',
  version: 0,
  props: { heading: 'Still here', actions: [{ label: 'Home', to: { url: '/' } }] },
};

/** Serves the block beside a sound one, which must come through whatever happens. */
async function serve(block: StoredBlock) {
  const { html, faults } = await renderStored([block, neighbour]);
  expect(html).toContain('Still here');
  expect(faults.every((fault) => fault.blockId !== neighbour.id)).toBe(true);
  return { html, faults };
}

/** Whoever works on one block waits for that one only. */
const numRuns = process.env.BLOCK || process.env.TEST_LONG ? 200 : 15;

describe.each(thinOut(chosenBlocks, 8))('$type', (block) => {
  it('survives having no props at all', async () => {
    await serve({ ...(await exampleOf(block)).filled, id: 'corrupt', props: {} });
  });

  it(`survives ${numRuns} damaged copies of its example`, async () => {
    const { filled } = await exampleOf(block);
    const damaged = corruptionsOf(filled.props).filter((props) => jsonObjectSchema.safeParse(props).success);
    await fc.assert(
      fc.asyncProperty(damaged, async (props) => {
        const stored = { ...filled, id: 'corrupt', props: jsonObjectSchema.parse(props) };
        const { html } = await serve(stored);
        expect(html).not.toMatch(/<script>alert|href="javascript:/);
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns },
    );
  });

  it('keeps content of a newer release out of sight', async () => {
    const { faults } = await serve({
      ...(await exampleOf(block)).filled,
      id: 'corrupt',
      version: block.version + 1,
    });
    expect(faults).toMatchObject([{ blockId: 'corrupt', path: 'version' }]);
  });
});
