import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { InquiryForm } from './inquiry-form';
import { inquiryFormSchema } from './inquiry-form.schema';

test.each([
  [{}, 'Send'],
  [{ button: 'Ask us' }, 'Ask us'],
])('with %j its button says %s', (props, expected) => {
  const filled = { ...inquiryFormSchema.parse(props), listing: null };
  const drawn = renderToStaticMarkup(
    InquiryForm({ props: filled, page: exampleContext(), id: 'form', slot: () => null }),
  );
  expect(/<button type="submit"[^>]*>([^<]*)/.exec(drawn)?.[1]).toBe(expected);
});
