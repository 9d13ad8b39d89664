import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { InquiryForm } from './inquiry-form';
import { type InquiryFormProps, inquiryFormSchema } from './inquiry-form.schema';

function render(props: object, listing: InquiryFormProps['listing']): string {
  const completeProps = { ...inquiryFormSchema.parse(props), listing };
  return renderToStaticMarkup(
    InquiryForm({ props: completeProps, page: exampleContext(), id: 'form', slot: () => null }),
  );
}

test.each([
  [{}, 'Send'],
  [{ button: 'Ask us' }, 'Ask us'],
])('with %j the button text is %s', (props, expected) => {
  expect(/<button type="submit"[^>]*>([^<]*)/.exec(render(props, null))?.[1]).toBe(expected);
});

test('a form about a listing has no field for the reason of the inquiry', () => {
  const reason = /<(select|input)[^>]*name="reason"[^>]*>/;
  expect(reason.exec(render({}, null))?.[1]).toBe('select');
  const html = render({}, { slug: 'bakery', title: 'Bakery', number: '0042' });
  expect(reason.exec(html)?.[0]).toBe('<input type="hidden" name="reason" value="buying"/>');
});

test('a form asks for the town where staff want it, but not about a listing', () => {
  const listing = { slug: 'bakery', title: 'Bakery', number: '0042' };
  expect(render({ showTown: true }, null)).toContain('name="town"');
  expect(render({}, null)).not.toContain('name="town"');
  expect(render({ showTown: true }, listing)).not.toContain('name="town"');
});
