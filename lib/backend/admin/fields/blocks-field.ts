import type { JSONField } from 'payload';

/**
 * The blocks of a page or section: edited in the composer, validated by `check-blocks.ts` on every write.
 */
export const blocksField: JSONField = {
  name: 'blocks',
  type: 'json',
  localized: true,
  typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'object' } })],
  admin: {
    components: { Field: '/admin/content/blocks-editor#BlocksEditor' },
  },
};
