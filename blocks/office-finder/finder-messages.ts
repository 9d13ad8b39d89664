import type { PageContext } from '@/lib/engine/page-context';

/** The messages of the island. `results[n]` announces n offices. */
export type FinderMessages = {
  label: string;
  placeholder: string;
  search: string;
  nearMe: string;
  locating: string;
  denied: string;
  none: string;
  failed: string;
  all: string;
  results: string[];
};

export function finderMessages({ t }: PageContext, officeCount: number): FinderMessages {
  return {
    label: t('finder.label'),
    placeholder: t('finder.placeholder'),
    search: t('finder.search'),
    nearMe: t('finder.nearMe'),
    locating: t('finder.locating'),
    denied: t('finder.denied'),
    none: t('finder.none'),
    failed: t('finder.failed'),
    all: t('office.allOffices'),
    results: Array.from({ length: officeCount + 1 }, (_, count) => t('finder.results', { count })),
  };
}
