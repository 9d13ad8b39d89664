// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Fault } from '@/lib/engine/fault';
import { useLeftOut } from './use-left-out';

let faults: readonly Fault[] = [];
function Shown({ props }: { props: object }) {
  const definition = registry.get('rich-text');
  if (!definition) throw new Error('No such block');
  faults = useLeftOut('a', { type: 'rich-text', props }, definition);
  return null;
}

it('what would be left out of a text is told at its field as one types, and no more once it is mended', async () => {
  const root = createRoot(document.createElement('div'));
  const write = (props: object) => root.render(<Shown props={props} />);
  const wait = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
  write({ text: 'Ask [us](meridian.example)', aside: { text: 'Or [them](//host)' } });
  expect(faults).toEqual([]);
  await wait(() => expect(faults).toHaveLength(2));
  expect(faults).toMatchObject([
    { blockId: 'a', path: 'props.text', message: expect.stringContaining('write it as https://meridian') },
    { path: 'props.aside.text', severity: 'unfinished' },
  ]);
  write({ text: 'Ask <b>us</b>' });
  await wait(() =>
    expect(faults).toMatchObject([
      { path: 'props.text', message: expect.stringContaining('HTML is not shown') },
    ]),
  );
  write({ text: 'Ask [us](https://meridian.example)' });
  await wait(() => expect(faults).toEqual([]));
  root.unmount();
});
