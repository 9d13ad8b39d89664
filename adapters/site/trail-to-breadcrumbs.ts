import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { createTranslate } from '@/lib/i18n/translate';
import type { TrailStep } from './to-trail';

const MAX_LABEL_LENGTH = 140;
const MAX_STEPS = 8;

export function trailToBreadcrumbs(trail: TrailStep[], { locale }: DataContext): Supply<'steps'> {
  if (trail.length === 0) return { props: { steps: [] } };
  const home = { label: createTranslate(locale)('page.home'), href: '/' };
  const below = trail.map(({ label, href }) => ({ label: shorten(label), href }));
  return { props: { steps: [home, ...below.slice(-(MAX_STEPS - 1))] } };
}

/** Cuts a long label after a word and adds an ellipsis. */
function shorten(label: string): string {
  if (label.length <= MAX_LABEL_LENGTH) return label;
  const head = /^.{1,138}[^\s,;:](?=[\s,;:])/s.exec(label.slice(0, MAX_LABEL_LENGTH));
  return `${head?.[0] ?? label.slice(0, MAX_LABEL_LENGTH - 1)}…`;
}
