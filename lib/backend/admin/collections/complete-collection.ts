import type { CollectionConfig } from 'payload';
import { withPublishLabels } from '../../composer-api/admin-ui/with-publish-labels';
import { withStatusCell } from '../../composer-api/admin-ui/with-status-cell';
import { withRestore } from '../../composer-api/drafts/with-restore';
import { withRevision } from '../../composer-api/revisions/with-revision';
import { withComposerApi } from '../../composer-api/with-composer-api';
import { withPrivateContact } from '../../platform/access/private-contact';
import { withRestrictedFields } from '../../platform/access/with-restricted-fields';
import { withPermissions } from '../../platform/cms-api/with-permissions';
import { withArchive } from '../deletion/with-archive';
import { withVisibleTexts } from '../fields/with-visible-texts';
import { withForm } from '../forms/arrange-form';
import { withLivePageLink } from '../forms/live-page-link';
import { withLastPageRedirect, withOfficeFilter } from '../lists/collection-lists';
import { withNextStep } from '../onboarding/with-next-step';
import { withLabels } from './with-labels';

/**
 * Disables Payload's copy of content between locales: it reads the latest draft and overwrites text that the
 * user has not seen.
 */
const withoutCopyToLocale = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, disableCopyToLocale: true },
});

/**
 * Decorators that extend the forms, lists and endpoints of every collection. The save hooks are in
 * `lib/backend/save-record`.
 */
const decorators = [
  withRestrictedFields,
  withVisibleTexts,
  withArchive,
  withComposerApi,
  withNextStep,
  withPublishLabels,
  withLastPageRedirect,
  withOfficeFilter,
  withRestore,
  withRevision,
  withPermissions,
  withPrivateContact,
  withLivePageLink,
  withoutCopyToLocale,
  // After the decorators that add fields.
  withLabels,
  // After the decorators that expect a flat list of fields.
  withForm,
  withStatusCell,
] satisfies readonly ((collection: CollectionConfig) => CollectionConfig)[];

export const completeCollection = (collection: CollectionConfig): CollectionConfig =>
  decorators.reduce((completed, decorate) => decorate(completed), collection);
