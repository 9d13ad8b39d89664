// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Issue } from '@/lib/engine/issue';
import { useStrippedMarkup } from './properties';

let issues: readonly Issue[] = [];
function Probe({ props }: { props: object }) {
  const definition = registry.get('rich-text');
  if (!definition) throw new Error('No such block');
  issues = useStrippedMarkup('a', { type: 'rich-text', props }, definition);
  return null;
}

it('stripped markup › is reported at its field while the user types, until it is fixed', async () => {
  const root = createRoot(document.createElement('div'));
  const write = (props: object) => root.render(<Probe props={props} />);
  const wait = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
  write({ text: 'Ask [us](meridian.example)', aside: { text: 'Or [them](//host)' } });
  expect(issues).toEqual([]);
  await wait(() => expect(issues).toHaveLength(2));
  expect(issues).toMatchObject([
    { blockId: 'a', path: 'props.text', message: expect.stringContaining('write it as https://meridian') },
    { path: 'props.aside.text', severity: 'unfinished' },
  ]);
  write({ text: 'Ask <b>us</b>' });
  await wait(() =>
    expect(issues).toMatchObject([
      { path: 'props.text', message: expect.stringContaining('HTML is not shown') },
    ]),
  );
  write({ text: 'Ask [us](https://meridian.example)' });
  await wait(() => expect(issues).toEqual([]));
  root.unmount();
});
