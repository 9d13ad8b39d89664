import { block, bound } from '@/lib/demo/pages/block';

const props = { heading: 'Akwaaba', actions: [{ label: 'Home', to: { url: '/' } }] };

block('call-to-action', props);
block('columns', {}, { first: [block('call-to-action', props)] });
bound('listing-grid', { source: 'listings' }, { heading: 'New' });

// @ts-expect-error a prop the block does not have
block('call-to-action', { ...props, headline: 'Akwaaba' });

// @ts-expect-error a prop of the wrong kind
block('call-to-action', { ...props, heading: 3 });

// @ts-expect-error a prop that is missing
block('call-to-action', { heading: 'Akwaaba' });

// @ts-expect-error a slot the block does not have
block('columns', {}, { fourth: [] });

// @ts-expect-error what only a source supplies
bound('listing-grid', { source: 'listings' }, { listings: [] });

// @ts-expect-error a block nobody has
block('carousel', {});
