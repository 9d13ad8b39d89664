// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { Testimonials } from './testimonials';
import { testimonialsExample } from './testimonials.example';
import { testimonialsSchema, testimonialsSuppliedSchema } from './testimonials.schema';

test('what lies beside the first review on a telephone is reached by keyboard', () => {
  const { props, supplied } = testimonialsExample;
  const shown = { ...testimonialsSchema.parse(props), ...testimonialsSuppliedSchema.parse(supplied) };
  const draw = (reviews: typeof shown.reviews) => {
    document.body.innerHTML = renderToStaticMarkup(
      <Testimonials props={{ ...shown, reviews }} page={exampleContext()} id="reviews" slot={() => null} />,
    );
    return document.querySelector('[role=group][tabindex="0"]')?.getAttribute('aria-label');
  };
  expect(draw(shown.reviews)).toBe('Reviews');
  expect(draw(shown.reviews.slice(0, 1))).toBeUndefined();
});
