import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { createTranslate } from '@/lib/i18n/translate';
import type { TrailStep } from './to-trail';

const longestLabel = 140;
const mostSteps = 8;

export function trailToBreadcrumbs(trail: TrailStep[], { locale }: DataContext): Supply<'steps'> {
  if (trail.length === 0) return { props: { steps: [] } };
  const home = { label: createTranslate(locale)('page.home'), href: '/' };
  const below = trail.map(({ label, href }) => ({ label: shorten(label), href }));
  return { props: { steps: [home, ...below.slice(-(mostSteps - 1))] } };
}

/** A label that is too long is cut after a word, and shows that it was. */
function shorten(label: string): string {
  if (label.length <= longestLabel) return label;
  const words = /^.{1,138}[^\s,;:](?=[\s,;:])/s.exec(label.slice(0, longestLabel));
  return `${words?.[0] ?? label.slice(0, longestLabel - 1)}…`;
}
