import type { CollectionConfig } from 'payload';
import { withHeldFields } from '../access/with-held-fields';
import { withNextStep } from '../beginning/with-next-step';
import { withCheckedSwitches } from '../cms-api/with-checked-switches';
import { withUnknownHidden } from '../cms-api/with-unknown-hidden';
import { withComposing } from '../composing/with-composing';
import { withoutLostPictures } from '../content/drop-lost-pictures';
import { withNewWords } from '../creation/with-new-words';
import { withHandDrafts } from '../drafts/with-hand-drafts';
import { withPlainTexts } from '../fields/with-plain-texts';
import { withSeenTexts } from '../fields/with-seen-texts';
import { withForm } from '../forms/arrange-form';
import { withViewOnSite } from '../forms/view-on-site';
import { withLastPage } from '../lists/with-last-page';
import { withOwnList } from '../lists/with-own-list';
import { withOldAddresses } from '../redirects/keep-old-addresses';
import { withReferences } from '../references/keep-references';
import { withClosedOffices } from '../removal/closed-office';
import { withHeldUses } from '../removal/refuse-while-used';
import { withArchive } from '../removal/with-archive';
import { withRenewal } from '../renewal/renew-on-change';
import { withRevision } from '../revisions/with-revision';
import { withLabels } from './with-labels';

/** Payload would read the newest draft itself, and write over words that whoever copies has never seen. */
const withoutCopiedLanguages = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, disableCopyToLocale: true },
});

/**
 * What every collection gets beside its own, in an order that counts. Locks are put in front of those before, so the last one is
 * taken first; everything else is put behind, and runs in the order written.
 */
const steps = [
  withHeldFields,
  withPlainTexts,
  withSeenTexts,
  withHeldUses,
  withArchive,
  withComposing,
  withNextStep,
  withNewWords,
  withLastPage,
  withOwnList,
  withHandDrafts,
  // Locks the document before anything of it is read, and compares revisions before anything is checked.
  withRevision,
  // Locks the office before the document, as archiving does: in another order the two could wait for each other.
  withClosedOffices,
  // Before anything is locked.
  withCheckedSwitches,
  // Before anything is said of the request itself.
  withUnknownHidden,
  // From here on what was saved is followed up. Renewal remembers what stood there before the others change rows.
  withRenewal,
  withReferences,
  withOldAddresses,
  withoutLostPictures,
  withViewOnSite,
  withoutCopiedLanguages,
  // Sees the fields that the others added.
  withLabels,
  // Everything before knows a flat list of fields.
  withForm,
] satisfies readonly ((collection: CollectionConfig) => CollectionConfig)[];

export const completeCollection = (collection: CollectionConfig): CollectionConfig =>
  steps.reduce((complete, step) => step(complete), collection);
