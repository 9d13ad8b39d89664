import type { Supply } from '@/lib/engine/bindings';
import type { PageLanguage } from './to-languages';

export function languagesToLanguageSwitch(languages: PageLanguage[]): Supply<'languages'> {
  return { props: { languages } };
}
