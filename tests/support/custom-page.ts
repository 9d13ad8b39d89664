import { randomUUID } from 'node:crypto';
import type { StoredBlock } from '../../schemas/stored-block';

/** The fields of a published custom page of the network: what staff send to the CMS. */
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

/** A call to action with nothing but a heading: words to look for on a page. */
export const saying = (words: string, id = 'said'): StoredBlock => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading: words, actions: [{ label: 'Our offices', to: { url: '/locations' } }] },
});

/** A last part of an address nobody has visited yet. */
export const newSlug = (): string => `probe-${randomUUID().slice(0, 8)}`;
