import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { BuyerPreferencesIsland } from './buyer-preferences.client';
import type { BuyerPreferencesProps } from './buyer-preferences.schema';
import { preferencesTexts } from './preferences-texts';

export function BuyerPreferences({ props, page, id }: ViewInput<BuyerPreferencesProps>): Rendered {
  const heading = props.heading || page.t('buyer.preferences');
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={1}>
      <BuyerPreferencesIsland
        id={id}
        page={areaPage(page)}
        texts={preferencesTexts(page)}
        matchesHref={page.href('/bizmatch/search')}
      />
    </AreaBlock>
  );
}
