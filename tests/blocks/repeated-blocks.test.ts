import { expect, it } from 'vitest';
import type { WriteRules } from '@/lib/engine/read-nodes';
import type { StoredVersions } from '@/lib/engine/stored-versions';
import { validateWrite } from '@/lib/engine/validate-write';
import { boxOf, noteOf, smallValidation } from '../support/small-blocks';

const draft: WriteRules = { ...smallValidation, severity: 'draft' };
const save = (
  next: unknown,
  stored: Omit<StoredVersions, 'published'>,
  writer: WriteRules['writer'] = 'network',
) => validateWrite(next, { ...draft, writer }, { ...stored, published: [] });

it('repeated blocks › a block id occurs no more often than it was stored, in any language version', () => {
  const [english, french] = [noteOf('a', 'one'), noteOf('a', 'une')];
  const stored = { current: [english], otherVersions: [[english], [french]] };
  for (const next of [
    [english, english],
    [english, french],
  ])
    expect(save(next, stored)).toMatchObject({ ok: false, issues: [{ blockId: 'a', path: 'id' }] });
  expect(save([french], stored)).toMatchObject({ ok: true });
});

it('repeated blocks › an office editor cannot add a copy of a locked block, with or without an id', () => {
  const { id: _id, ...nameless } = { ...noteOf('a'), lock: true };
  const now = [nameless, boxOf('b', [{ ...noteOf('c'), lock: true }])];
  const stored = { current: now, otherVersions: [now, [nameless, nameless, nameless]] };
  const message = 'Only the network’s staff can add a locked block';
  const refused = { ok: false, issues: expect.arrayContaining([expect.objectContaining({ message })]) };
  expect(save([...now, nameless, nameless], stored, 'owner'), 'as an earlier version').toMatchObject({
    ok: true,
  });
  expect(save([...now, nameless, nameless, nameless], stored, 'owner')).toMatchObject(refused);
  expect(save([...now, now[1]], stored, 'owner')).toMatchObject(refused);
});
