import type { CollectionConfig } from 'payload';
import { withHeldFields } from '../access/with-held-fields';
import { withNextStep } from '../beginning/with-next-step';
import { withPermissions } from '../cms-api/with-permissions';
import { withComposing } from '../composing/with-composing';
import { withNewWords } from '../creation/with-new-words';
import { withRestore } from '../drafts/with-restore';
import { withSeenTexts } from '../fields/with-seen-texts';
import { withForm } from '../forms/arrange-form';
import { withViewOnSite } from '../forms/view-on-site';
import { withLastPage } from '../lists/with-last-page';
import { withOwnList } from '../lists/with-own-list';
import { withArchive } from '../removal/with-archive';
import { withRevision } from '../revisions/with-revision';
import { withLabels } from './with-labels';

/** Payload would read the newest draft itself, and write over words that whoever copies has never seen. */
const withoutCopiedLanguages = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, disableCopyToLocale: true },
});

/** What the forms, lists and endpoints of every collection get beside its own. What happens in a save is in `../save-record`. */
const parts = [
  withHeldFields,
  withSeenTexts,
  withArchive,
  withComposing,
  withNextStep,
  withNewWords,
  withLastPage,
  withOwnList,
  withRestore,
  withRevision,
  withPermissions,
  withViewOnSite,
  withoutCopiedLanguages,
  // Sees the fields that the others added.
  withLabels,
  // Everything before knows a flat list of fields.
  withForm,
] satisfies readonly ((collection: CollectionConfig) => CollectionConfig)[];

export const completeCollection = (collection: CollectionConfig): CollectionConfig =>
  parts.reduce((complete, add) => add(complete), collection);
