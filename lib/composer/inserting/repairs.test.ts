import { expect, it } from 'vitest';
import { quarantineOf } from '../session/quarantine';
import { asAnotherType, asThisVersion, strangeProps, withoutStrangeProps } from './repairs';

const call = { id: 'a', type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } };

it('a block that cannot be shown is mended by taking out what nobody knows, by reading it anew, or by another type that keeps its words', async () => {
  expect(strangeProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual(['colour']);
  expect(withoutStrangeProps({ ...call, props: { colour: 'red' } })).toEqual([
    { kind: 'set', id: 'a', path: ['colour'] },
  ]);
  expect(asThisVersion({ ...call, version: 40 })).toMatchObject({
    kind: 'replace',
    own: { id: 'a', version: 0 },
  });
  const carousel = { id: 'a', type: 'carousel', version: 3, props: { heading: 'Kept words', speed: 4 } };
  const replaced = await asAnotherType(carousel, 'hero');
  expect(replaced).toMatchObject({ own: { id: 'a', type: 'hero', props: { heading: 'Kept words' } } });
  expect(quarantineOf(replaced?.kind === 'replace' ? replaced.own : null)).toBeNull();
});
