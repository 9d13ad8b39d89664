import type { CollectionConfig } from 'payload';

/** Of what a first step leads to: its form shows the way to the next one. */
export const leadOn = (after: string) =>
  ({
    edit: { beforeDocumentControls: [{ path: '/beginning/next-step#NextStep', serverProps: { after } }] },
  }) satisfies NonNullable<CollectionConfig['admin']>['components'];
