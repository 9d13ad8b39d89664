import type { CollectionConfig } from 'payload';
import { MAX_ARTICLE_LENGTH } from '@/schemas/markdown-limits';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { dayField } from '../../platform/admin-ui/day-field';
import { publishedCondition } from '../../platform/invalidation/post-schedule';
import { markdownField } from '../fields/markdown-field';
import { ownerFields } from '../fields/owner-fields';
import { personField } from '../fields/person-field';
import { pictureField } from '../fields/picture-field';
import { readingMinutesField } from '../fields/reading-minutes-field';
import { slugField } from '../fields/slug-field';
import { suggestedTextField } from '../fields/suggested-text-field';
import { autosavedDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes.posts };

export const posts: CollectionConfig = {
  slug: 'posts',
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'category', 'published_at', '_status'],
  },
  access: createOwnedAccess(publishedCondition, ownership),
  hooks: createOwnedHooks(ownership),
  versions: autosavedDrafts,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    slugField({ from: ['title'] }),
    { name: 'excerpt', type: 'textarea', required: true, localized: true, maxLength: 400 },
    markdownField('body', { required: true, localized: true, maxLength: MAX_ARTICLE_LENGTH }),
    readingMinutesField('body'),
    suggestedTextField({ name: 'category', of: 'posts', required: true, index: true }),
    pictureField('image'),
    personField('author', { agentsOnly: false }),
    ...ownerFields(ownership.scopes),
    dayField('published_at', {
      ...{ required: true, index: true, withTime: true },
      defaultValue: () => new Date().toISOString(),
      description: 'A post with a future date is shown from that date on',
    }),
  ],
};
