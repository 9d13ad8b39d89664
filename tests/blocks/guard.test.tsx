import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { createIssueLogger } from '@/lib/engine/create-issue-logger';
import { defineBlock } from '@/lib/engine/define-block';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { createRegistry } from '@/lib/engine/registry';
import type { StoredBlock } from '@/schemas/stored-block';
import { renderStored } from '../support/render-blocks';
import { box, boxOf, note, noteOf } from '../support/small-blocks';

function Fuse(): never {
  throw new Error('blown');
}

const failurePoints = ['view', 'nested', 'list', 'nowhere'] as const;

function Fragile({
  props: { failurePoint },
}: ViewInput<{ failurePoint: (typeof failurePoints)[number] }>): Rendered {
  if (failurePoint === 'view') throw new Error('blown');
  return (
    <div>
      <p>whole</p>
      {failurePoint === 'nested' && (
        <section>
          <Fuse />
        </section>
      )}
      {failurePoint === 'list' && [1, 2].map((place) => <Fuse key={place} />)}
    </div>
  );
}

const fragile = defineBlock({
  type: 'fragile',
  label: 'Fragile',
  description: 'Breaks where it is told to.',
  category: 'text',
  props: z.strictObject({ failurePoint: z.enum(failurePoints) }),
  example: async () => ({ props: { failurePoint: 'nowhere' as const } }),
  view: async () => Fragile,
});

const absent = defineBlock({
  type: 'absent',
  label: 'Absent',
  description: 'Its view cannot be loaded.',
  category: 'text',
  props: z.strictObject({}),
  example: async () => ({ props: {} }),
  view: () => Promise.reject(new Error('no such module')),
});

const registry = createRegistry([note, box, fragile, absent]);
const fragileAt = (failurePoint: string): StoredBlock => ({
  id: `f-${failurePoint}`,
  type: 'fragile',
  version: 0,
  props: { failurePoint },
});
const serve = (blocks: StoredBlock[]) => renderStored(blocks, 'en-GH', registry);

describe('error boundary of a block', () => {
  it.each(['view', 'nested', 'list'])('drops only the block that throws in its %s', async (failurePoint) => {
    const { html, issues } = await serve([noteOf('before'), fragileAt(failurePoint), noteOf('after')]);
    expect(html).toBe('<p id="before">before</p><p id="after">after</p>');
    expect(issues).toEqual([
      {
        blockId: `f-${failurePoint}`,
        blockType: 'fragile',
        path: 'view',
        message: 'blown',
        severity: 'malformed',
      },
    ]);
  });

  it('drops only the block inside another block', async () => {
    const { html, issues } = await serve([boxOf('box', [fragileAt('nested'), noteOf('inside')])]);
    expect(html).toBe('<div id="box"><p id="inside">inside</p></div>');
    expect(issues).toHaveLength(1);
  });

  it('drops only the block whose view cannot be loaded', async () => {
    const stored = { id: 'a', type: 'absent', version: 0, props: {} };
    const { html, issues } = await serve([stored, noteOf('after')]);
    expect(html).toBe('<p id="after">after</p>');
    expect(issues).toMatchObject([{ blockId: 'a', path: 'view', message: 'no such module' }]);
  });

  it('quarantines a block with an unknown type or invalid props', async () => {
    const unknown = { id: 'u', type: 'constructor', version: 0, props: {} };
    const loaded = await loadBlocks([unknown, noteOf('long', 'x'.repeat(41))], registry);
    expect(loaded).toMatchObject([
      { status: 'quarantined', id: 'u', issues: [{ path: 'type' }] },
      { status: 'quarantined', id: 'long', issues: [{ path: 'props.word' }] },
    ]);
  });

  it('logs each issue once per page, however often the page renders', async () => {
    const write = vi.fn();
    const report = createIssueLogger('/about', write);
    for (const _ of [1, 2, 3]) report((await serve([fragileAt('view')])).issues);
    expect(write.mock.calls).toEqual([['[block] /about: fragile "f-view" is not rendered: view: blown']]);
    createIssueLogger('/resources', write)((await serve([fragileAt('view')])).issues);
    expect(write).toHaveBeenCalledTimes(2);
  });
});
