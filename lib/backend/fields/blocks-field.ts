import type { JSONField } from 'payload';

/** The blocks of a page or a section: worked on in the composer, checked by `content/check-blocks.ts` on every write. */
export const blocksField: JSONField = {
  name: 'blocks',
  type: 'json',
  localized: true,
  typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'object' } })],
  admin: {
    components: { Field: '/content/blocks-editor#BlocksEditor' },
  },
};
