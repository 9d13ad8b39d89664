import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { SavedListingsIsland } from './saved-listings.client';
import type { SavedListingsProps } from './saved-listings.schema';
import { savedTexts } from './saved-texts';

export function SavedListings({ props, page, id }: ViewInput<SavedListingsProps>): Rendered {
  const heading = props.heading || page.t('buyer.savedListings');
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={1}>
      <SavedListingsIsland
        id={id}
        page={areaPage(page)}
        texts={savedTexts(page)}
        searchHref={page.href('/buy-a-business/business-listing-search')}
      />
    </AreaBlock>
  );
}
