'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { CallState } from '@/lib/buyer-area/call-state';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';
import { PreferencesForm } from './preferences-form';
import type { PreferencesTexts } from './preferences-texts';

type BuyerPreferencesIslandProps = {
  id: string;
  page: AreaPage;
  texts: PreferencesTexts;
  matchesHref: string;
};

const none = {};

/** The form of the preferences, once they and their options are loaded. */
export function BuyerPreferencesIsland(props: BuyerPreferencesIslandProps): ReactElement {
  const preferences = useBuyerData(props.page, 'preferences', none);
  const options = useBuyerData(props.page, 'preference-options', none);
  const loads = [preferences, options];
  if (preferences.state.phase === 'ready' && options.state.phase === 'ready')
    return <PreferencesForm {...props} stored={preferences.state.data} options={options.state.data} />;
  const phases = loads.map(({ state }) => state.phase);
  const failure = phases.find((phase) => phase !== 'ready' && phase !== 'loading');
  return (
    <CallState
      phase={failure ?? 'loading'}
      page={props.page}
      onRetry={() => {
        for (const { state, load } of loads) if (state.phase !== 'ready') void load();
      }}
      rows={6}
    />
  );
}
