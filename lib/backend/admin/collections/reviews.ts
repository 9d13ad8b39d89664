import type { CollectionConfig } from 'payload';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { dayField } from '../../platform/admin-ui/day-field';
import { ownerFields } from '../fields/owner-fields';
import { personField } from '../fields/person-field';
import { saleStoryField } from '../fields/sale-story-field';

const ownership: Ownership = { scopes: ownerScopes.reviews, editable: { published: { not_equals: true } } };

/** Reviews by clients. Visible to the public once a staff member publishes them. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'author',
    group: 'Website',
    defaultColumns: ['author', 'rating', 'office', 'published'],
  },
  access: createOwnedAccess({ published: { equals: true } }, ownership),
  hooks: createOwnedHooks(ownership),
  fields: [
    { name: 'author', type: 'text', required: true, maxLength: 120 },
    { name: 'role', type: 'text', maxLength: 120 },
    { name: 'quote', type: 'textarea', required: true, maxLength: 2000 },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 1,
      max: 5,
      validate: (value: number | null | undefined) =>
        [1, 2, 3, 4, 5].some((stars) => stars === value) || 'Give one to five stars',
    },
    dayField('written_at', { required: true, index: true }),
    { name: 'published', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
    ...ownerFields(ownership.scopes),
    personField('agent', { agentsOnly: true }),
    saleStoryField('story'),
  ],
};
