'use client';
import type { ComponentType, ReactElement } from 'react';
import { IslandsDisabled } from '@/lib/islands/island';
import type { AreaPage } from './area-texts';

type AreaIslandProps<Props extends { page: AreaPage }> = {
  /** Name of the file without `.area-island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** JSON values. */
  props: Props;
};

/**
 * Renders an island of the buyer area without a buyer, which `app/buyer-area-module.ts` hydrates at once. It is not in the list of islands
 * that public pages load.
 */
export function AreaIsland<Props extends { page: AreaPage }>(input: AreaIslandProps<Props>): ReactElement {
  const { name, component: Component, props } = input;
  const preview = { ...props, page: { ...props.page, isPreview: true } };
  return (
    <div className="contents" data-area-island={name} data-props={JSON.stringify(props)}>
      <IslandsDisabled.Consumer>
        {(isDisabled) => (isDisabled ? null : <Component {...preview} />)}
      </IslandsDisabled.Consumer>
    </div>
  );
}
