import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { chosenBlocks } from '../support/chosen-blocks';
import { corruptionsOf } from '../support/corrupt-json';
import { exampleOf } from '../support/example-blocks';
import { renderStored } from '../support/render-blocks';
import { sampleCases } from '../support/test-scope';

const neighbour: StoredBlock = {
  id: 'neighbour',
  type: 'call-to-action',
  version: 0,
  props: { heading: 'Still here', actions: [{ label: 'Home', to: { url: '/' } }] },
};

/** Renders the block next to a valid one, which must always be rendered. */
async function serve(block: StoredBlock) {
  const { html, issues } = await renderStored([block, neighbour]);
  expect(html).toContain('Still here');
  expect(issues.every((issue) => issue.blockId !== neighbour.id)).toBe(true);
  return { html, issues };
}

/** The long run is used when a single block is tested. */
const numRuns = process.env.BLOCK || process.env.TEST_LONG ? 200 : 15;

describe.each(sampleCases(chosenBlocks, 8))('$type', (block) => {
  it('renders without throwing when it has no props', async () => {
    await serve({ ...(await exampleOf(block)).resolved, id: 'corrupt', props: {} });
  });

  it(`renders ${numRuns} damaged copies of its example without throwing`, async () => {
    const { resolved } = await exampleOf(block);
    const damaged = corruptionsOf(resolved.props).filter(
      (props) => jsonObjectSchema.safeParse(props).success,
    );
    await fc.assert(
      fc.asyncProperty(damaged, async (props) => {
        const stored = { ...resolved, id: 'corrupt', props: jsonObjectSchema.parse(props) };
        const { html } = await serve(stored);
        expect(html).not.toMatch(/<script>alert|href="javascript:/);
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns },
    );
  });

  it('does not render content of a newer release', async () => {
    const { issues } = await serve({
      ...(await exampleOf(block)).resolved,
      id: 'corrupt',
      version: block.version + 1,
    });
    expect(issues).toMatchObject([{ blockId: 'corrupt', path: 'version' }]);
  });
});
