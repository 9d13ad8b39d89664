import { keepVisit } from '@/lib/visitor/keep-visit';
import { type ProviderIds, providerNames } from '@/schemas/provider';
import { measurement } from './measurement';
import { pixel } from './pixel';
import type { Provider } from './provider';
import { type Purpose, purposesOf } from './purposes';
import { tagManager } from './tag-manager';
import { tellInTurn } from './tell-in-turn';

const make = { container: tagManager, measurement, pixel } as const;

/**
 * Starts those of the providers that are for what was agreed to, and tells them of this page, and of each form that is sent from it. Who agreed to
 * statistics has the visit kept, to be told with a form.
 */
export function startAnalytics(ids: ProviderIds, given: readonly Purpose[]): void {
  if (given.includes('statistics')) keepVisit();
  const providers = providerNames.flatMap((name): Provider[] => {
    const id = ids[name];
    if (id === undefined || !purposesOf[name].some((purpose) => given.includes(purpose))) return [];
    try {
      return [make[name](id, given)];
    } catch (error) {
      console.error(error);
      return [];
    }
  });
  const tell = tellInTurn(providers);
  tell('page_view');
  document.addEventListener('form-sent', () => tell('generate_lead'));
}
