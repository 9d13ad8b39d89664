import { barNames } from '@/lib/valuation/answer';
import { barShapes, type ToldAnswer } from './told-answer';

/** Shows an answer in what the server drew for it. */
export function fillAnswer(place: ParentNode, { texts, shown, bars }: ToldAnswer): void {
  for (const one of place.querySelectorAll<HTMLElement>('[data-text]'))
    one.textContent = texts[one.dataset.text ?? ''] ?? '';
  for (const one of place.querySelectorAll<HTMLElement>('[data-link]')) {
    const to = texts[one.dataset.link ?? ''];
    if (to) one.setAttribute('href', to);
    else one.removeAttribute('href');
  }
  for (const one of place.querySelectorAll<HTMLElement>('[data-show]'))
    one.hidden = !shown.has(one.dataset.show ?? '');
  for (const name of barNames) {
    const shapes = barShapes(bars[name]);
    for (const [shape, attributes] of Object.entries(shapes)) {
      const drawn = place.querySelector(`[data-bar="${name} ${shape}"]`);
      for (const [attribute, value] of Object.entries(attributes)) drawn?.setAttribute(attribute, value);
    }
  }
}
