// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { useStrippedMarkup } from './properties';

it('stripped markup › is reported at its field while the user types, until it is fixed', async () => {
  const definition = registry.get('rich-text');
  if (!definition) throw new Error('No such block');
  const initialProps: object = {
    text: 'Ask [us](meridian.example)',
    aside: { text: 'Or [them](//host)' },
  };
  const { result, rerender } = renderHook(
    (props: object) => useStrippedMarkup('a', { type: 'rich-text', props }, definition),
    { initialProps },
  );
  const wait = (check: () => void) => waitFor(check, { timeout: 10_000 });
  expect(result.current).toEqual([]);
  await wait(() => expect(result.current).toHaveLength(2));
  expect(result.current).toMatchObject([
    { blockId: 'a', path: 'props.text', message: expect.stringContaining('write it as https://meridian') },
    { path: 'props.aside.text', severity: 'unfinished' },
  ]);
  rerender({ text: 'Ask <b>us</b>' });
  await wait(() =>
    expect(result.current).toMatchObject([
      { path: 'props.text', message: expect.stringContaining('HTML is not shown') },
    ]),
  );
  rerender({ text: 'Ask [us](https://meridian.example)' });
  await wait(() => expect(result.current).toEqual([]));
});
