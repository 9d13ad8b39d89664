import { randomUUID } from 'node:crypto';
import type { StoredBlock } from '../../schemas/stored-block';

/** The fields of a published custom page of the network, as staff send them to the CMS. */
export const customPage = (slug: string, blocks: readonly StoredBlock[]) => ({
  title: `Probe ${slug}`,
  route: 'customPage',
  scope: 'network',
  layout: 'default',
  slug,
  noindex: true,
  blocks,
  _status: 'published',
});

/** A call to action whose heading tests look for on a page. */
export const headingBlock = (heading: string, id = 'said'): StoredBlock => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Our offices', to: { url: '/locations' } }] },
});

/** A slug that was never requested. */
export const newSlug = (): string => `probe-${randomUUID().slice(0, 8)}`;
