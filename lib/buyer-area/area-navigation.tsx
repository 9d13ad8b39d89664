import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';

const entries = [
  ['/bizmatch/profile', 'buyer.profile'],
  ['/bizmatch/preferences', 'buyer.preferences'],
  ['/bizmatch/search', 'buyer.matches'],
  ['/bizmatch/saved-listings', 'buyer.savedListings'],
] as const;

type AreaNavigationProps = {
  page: PageContext;
  /** The path of the page, without language. */
  path: string;
};

/** The navigation of the buyer layout. */
export function AreaNavigation({ page, path }: AreaNavigationProps): ReactElement {
  const { t, href } = page;
  return (
    <nav aria-labelledby="buyer-area" className="area-navigation print:hidden">
      <div className="mx-auto w-full max-w-page px-gutter">
        <p id="buyer-area">{t('buyer.dashboard')}</p>
        <ul>
          {entries.map(([address, label]) => (
            <li key={address}>
              <a href={href(address)} aria-current={address === path ? 'page' : undefined}>
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
