import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { matchTexts } from './match-texts';
import { MatchedListingsIsland } from './matched-listings.client';
import type { MatchedListingsProps } from './matched-listings.schema';

export function MatchedListings({ props, page, id }: ViewInput<MatchedListingsProps>): Rendered {
  const heading = props.heading || page.t('buyer.matches');
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={1}>
      <MatchedListingsIsland
        page={areaPage(page)}
        texts={matchTexts(page)}
        preferencesHref={page.href('/bizmatch/preferences')}
      />
    </AreaBlock>
  );
}
