import { barNames } from '@/lib/valuation/valuation-result';
import { barShapes, type FormattedValuation } from './format-valuation';

/** Updates the server-rendered answer in the DOM. */
export function updateValuation(root: ParentNode, { texts, visibleParts, bars }: FormattedValuation): void {
  for (const item of root.querySelectorAll<HTMLElement>('[data-text]'))
    item.textContent = texts[item.dataset.text ?? ''] ?? '';
  for (const item of root.querySelectorAll<HTMLElement>('[data-link]')) {
    const to = texts[item.dataset.link ?? ''];
    if (to) item.setAttribute('href', to);
    else item.removeAttribute('href');
  }
  for (const item of root.querySelectorAll<HTMLElement>('[data-show]'))
    item.hidden = !visibleParts.has(item.dataset.show ?? '');
  for (const name of barNames) {
    const shapes = barShapes(bars[name]);
    for (const [shape, attributes] of Object.entries(shapes)) {
      const shapeElement = root.querySelector(`[data-bar="${name} ${shape}"]`);
      for (const [attribute, value] of Object.entries(attributes))
        shapeElement?.setAttribute(attribute, value);
    }
  }
}
