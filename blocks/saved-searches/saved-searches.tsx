import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { SavedSearchesIsland } from './saved-searches.client';
import type { SavedSearchesProps } from './saved-searches.schema';
import { searchTexts } from './search-texts';

export function SavedSearches({ props, page, id }: ViewInput<SavedSearchesProps>): Rendered {
  const heading = props.heading || page.t('buyerArea.searches.heading');
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={2}>
      <SavedSearchesIsland
        id={id}
        page={areaPage(page)}
        texts={searchTexts(page)}
        searchHref={page.href('/buy-a-business/business-listing-search')}
      />
    </AreaBlock>
  );
}
