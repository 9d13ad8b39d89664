import { block, bound } from '@/lib/demo/pages/block';

const words = { heading: 'Akwaaba', actions: [{ label: 'Home', to: { url: '/' } }] };

block('call-to-action', words);
block('columns', {}, { first: [block('call-to-action', words)] });
bound('listing-grid', { source: 'listings' }, { heading: 'New' });

// @ts-expect-error a prop the block does not have
block('call-to-action', { ...words, headline: 'Akwaaba' });

// @ts-expect-error a prop of the wrong kind
block('call-to-action', { ...words, heading: 3 });

// @ts-expect-error a prop that is missing
block('call-to-action', { heading: 'Akwaaba' });

// @ts-expect-error a slot the block does not have
block('columns', {}, { fourth: [] });

// @ts-expect-error what only a source supplies
bound('listing-grid', { source: 'listings' }, { listings: [] });

// @ts-expect-error a block nobody has
block('carousel', {});
