import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ViewedListingsIsland } from './viewed-listings.client';
import type { ViewedListingsProps } from './viewed-listings.schema';

export function ViewedListings({ props, page, id }: ViewInput<ViewedListingsProps>): Rendered {
  const heading = props.heading || page.t('buyerArea.viewed.heading');
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={2}>
      <ViewedListingsIsland page={areaPage(page)} emptyText={page.t('buyerArea.viewed.empty')} />
    </AreaBlock>
  );
}
