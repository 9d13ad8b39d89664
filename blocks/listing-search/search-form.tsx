import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { removableFilters } from './filter-labels';
import { FilterSheet } from './filter-sheet';
import type { SearchContext } from './search-context';

/** The search form. On small screens its filters open in a popover. */
export function SearchForm({ context }: { context: SearchContext }): ReactElement {
  const { found, page, id } = context;
  const { t, href } = page;
  const sheet = `${id}-sheet`;
  const count = removableFilters(found).filter(({ kind }) => kind !== 'words').length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is younger than many telephones, the role is known to all
    <form
      role="search"
      aria-label={t('search.label')}
      id={`${id}-form`}
      method="get"
      action={`${href(found.path)}#${id}-results`}
      className="flex flex-col gap-4"
    >
      <div className="entry">
        <label htmlFor={`${id}-words`} className="text-small font-semibold">
          {t('search.words')}
        </label>
        <input
          id={`${id}-words`}
          name="words"
          type="search"
          list={`${id}-suggestions`}
          defaultValue={found.state.words}
          maxLength={100}
          aria-describedby={`${id}-help`}
          className="input"
        />
        <Suggestions context={context} />
        <p id={`${id}-help`} className="text-label text-text-muted">
          {t('search.wordsHelp')}
        </p>
      </div>
      <div className="flex gap-3">
        <button type="submit" className="button button-primary grow px-4">
          <Icon name="search" className="size-5" />
          {t('search.submit')}
        </button>
        <button type="button" popoverTarget={sheet} className="button button-secondary grow px-4 lg:hidden">
          <Icon name="filter" className="size-5" />
          <span data-swap="opener">{t('search.filters', { count })}</span>
        </button>
      </div>
      {found.state.scope === 'network' && <input type="hidden" name="scope" value="network" />}
      <FilterSheet context={context} sheet={sheet} />
    </form>
  );
}

/** The towns and trades with listings, which browsers complete as the visitor types. */
function Suggestions({ context: { found, id } }: { context: SearchContext }): ReactElement {
  const { city, category } = found.facets;
  return (
    <datalist id={`${id}-suggestions`}>
      {[...city, ...category].map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
    </datalist>
  );
}
