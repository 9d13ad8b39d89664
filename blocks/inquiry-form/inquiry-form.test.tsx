import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { InquiryForm } from './inquiry-form';
import { type InquiryFormProps, inquiryFormSchema } from './inquiry-form.schema';

function draw(props: object, listing: InquiryFormProps['listing']): string {
  const filled = { ...inquiryFormSchema.parse(props), listing };
  return renderToStaticMarkup(
    InquiryForm({ props: filled, page: exampleContext(), id: 'form', slot: () => null }),
  );
}

test.each([
  [{}, 'Send'],
  [{ button: 'Ask us' }, 'Ask us'],
])('with %j its button says %s', (props, expected) => {
  expect(/<button type="submit"[^>]*>([^<]*)/.exec(draw(props, null))?.[1]).toBe(expected);
});

test('on a listing’s page nobody is asked why they write', () => {
  const reason = /<(select|input)[^>]*name="reason"[^>]*>/;
  expect(reason.exec(draw({}, null))?.[1]).toBe('select');
  const drawn = draw({}, { slug: 'bakery', title: 'Bakery', number: '0042' });
  expect(reason.exec(drawn)?.[0]).toBe('<input type="hidden" name="reason" value="buying"/>');
});
