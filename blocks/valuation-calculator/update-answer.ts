import { barNames } from '@/lib/valuation/valuation-result';
import { barShapes, type FormattedAnswer } from './format-answer';

/** Updates the server-rendered answer in the DOM. */
export function updateAnswer(root: ParentNode, { texts, visibleParts, bars }: FormattedAnswer): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-text]'))
    one.textContent = texts[one.dataset.text ?? ''] ?? '';
  for (const one of root.querySelectorAll<HTMLElement>('[data-link]')) {
    const to = texts[one.dataset.link ?? ''];
    if (to) one.setAttribute('href', to);
    else one.removeAttribute('href');
  }
  for (const one of root.querySelectorAll<HTMLElement>('[data-show]'))
    one.hidden = !visibleParts.has(one.dataset.show ?? '');
  for (const name of barNames) {
    const shapes = barShapes(bars[name]);
    for (const [shape, attributes] of Object.entries(shapes)) {
      const shapeElement = root.querySelector(`[data-bar="${name} ${shape}"]`);
      for (const [attribute, value] of Object.entries(attributes))
        shapeElement?.setAttribute(attribute, value);
    }
  }
}
