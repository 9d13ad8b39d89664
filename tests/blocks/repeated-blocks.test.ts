import { expect, it } from 'vitest';
import type { Door } from '@/lib/engine/read-nodes';
import { saveBlocks } from '@/lib/engine/save-blocks';
import type { Stored } from '@/lib/engine/stored';
import { boxOf, noteOf, smallDoor } from '../support/small-blocks';

const draft: Door = { ...smallDoor, severity: 'draft' };
const save = (next: unknown, stored: Omit<Stored, 'published'>, writer: Door['writer'] = 'network') =>
  saveBlocks(next, { ...draft, writer }, { ...stored, published: [] });

it('a block is stored no more often than it was, be it as it is or as another language has it', () => {
  const [english, french] = [noteOf('a', 'one'), noteOf('a', 'une')];
  const stored = { now: [english], elsewhere: [[english], [french]] };
  for (const next of [
    [english, english],
    [english, french],
  ])
    expect(save(next, stored)).toMatchObject({ ok: false, faults: [{ blockId: 'a', path: 'id' }] });
  expect(save([french], stored)).toMatchObject({ ok: true });
});

it("an office's editor puts in no second one of what is locked, with an id or without", () => {
  const { id: _id, ...nameless } = { ...noteOf('a'), lock: true };
  const now = [nameless, boxOf('b', [{ ...noteOf('c'), lock: true }])];
  const stored = { now, elsewhere: [now, [nameless, nameless, nameless]] };
  const message = "Only the network's staff may put in a locked block";
  const refused = { ok: false, faults: expect.arrayContaining([expect.objectContaining({ message })]) };
  expect(save([...now, nameless, nameless], stored, 'owner'), 'as an earlier version').toMatchObject({
    ok: true,
  });
  expect(save([...now, nameless, nameless, nameless], stored, 'owner')).toMatchObject(refused);
  expect(save([...now, now[1]], stored, 'owner')).toMatchObject(refused);
});
