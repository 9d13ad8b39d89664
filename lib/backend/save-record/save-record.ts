import type { CollectionConfig } from 'payload';
import { recordRestoredVersion, rejectOversized } from '../admin/content/content-hooks';
import { deleteOrphanedPictures, hasContents } from '../admin/content/delete-orphaned-pictures';
import { preserveStoredTexts } from '../admin/content/preserve-stored-texts';
import { canBelongToOffice, lockOffice } from '../admin/deletion/closed-office';
import { hideDeletedFiles } from '../admin/deletion/hide-deleted-files';
import { rejectUnpublishWithDependents } from '../admin/deletion/with-archive';
import { pruneVersions } from '../composer-api/documents/prune-versions';
import { preserveStatus, setDefaultStatus } from '../composer-api/drafts/default-status';
import { recordDraftWrite, redraftRestrictedFields } from '../composer-api/drafts/preserve-restricted-fields';
import { rejectStatusChange } from '../composer-api/drafts/reject-status-change';
import { hasDrafts, hasManualDrafts } from '../composer-api/drafts/with-restore';
import { addConflictData } from '../composer-api/revisions/bulk-delete-errors';
import { checkDeleteRevision, checkRevision } from '../composer-api/revisions/check-revision';
import { lockDocument } from '../composer-api/revisions/lock-document';
import {
  rejectSystemFieldChanges,
  rejectSystemFieldsOnCreate,
} from '../composer-api/revisions/reject-system-fields';
import { assignBuyerOfLead, assignOfficeOfAgent } from '../leads/assign-buyer';
import { checkWriteFlags } from '../platform/cms-api/check-write-flags';
import {
  requireReadableOriginal,
  requireReadableVersion,
  requireWritePermission,
} from '../platform/cms-api/require-access';
import {
  invalidateAfterChange,
  invalidateAfterDelete,
  isTracked,
  rememberBeforeDelete,
  rememberBeforeUpdate,
} from '../platform/invalidation/invalidate-on-change';
import { updatePostSchedule } from '../platform/invalidation/post-schedule';
import {
  dropFileAttributes,
  renameUpload,
  turnUpright,
  validatePicture,
} from '../platform/media/media-upload';
import { storeFiles } from '../platform/media/store-files';
import { isAddressed } from '../platform/redirects/read-addresses';
import { redirectOldAddresses, rememberAddresses } from '../platform/redirects/redirect-old-addresses';
import { deleteReferences, hasReferences, recordReferences } from '../platform/references/record-references';
import { inCollections, inCollectionsMatching, inEveryCollection } from './conditions';
import { assertOrder, createStep, type PhasesInOrder, withPipeline } from './pipeline';
import { validate } from './validate';

/**
 * The pipeline of creating, updating, restoring and deleting a record, in the order of execution, in one
 * transaction: an error in any step rolls back all of them. Payload reads the record after `prepare`, writes
 * it in the middle of `write`, and calls the steps through its hooks (`pipeline.ts`).
 *
 * Add a new step to the phase that describes it, with the steps whose results it uses as the last argument.
 */
export const saveRecord = [
  {
    // Checks the permission first: a request without permission must not wait for locks or reveal that a
    // record exists.
    phase: 'authorise',
    steps: [
      createStep('require permission', inEveryCollection, { beforeOperation: requireWritePermission }),
      createStep('require a readable version', inEveryCollection, {
        beforeOperation: requireReadableVersion,
      }),
      createStep('require a readable original', inEveryCollection, {
        beforeOperation: requireReadableOriginal,
      }),
      createStep('check write flags', inEveryCollection, { beforeOperation: checkWriteFlags }, [
        'require permission',
        'require a readable version',
        'require a readable original',
      ]),
    ],
  },
  {
    // Serialises the writes of a record. Before the record is read, so that all later steps see the same state.
    phase: 'lock',
    steps: [
      // Locks the office first, like archiving: transactions with opposite lock orders would deadlock.
      createStep(
        'lock the office',
        inCollectionsMatching(canBelongToOffice),
        { beforeOperation: lockOffice },
        ['require permission'],
      ),
      // Also records the base revision of the write.
      createStep('lock the document', inEveryCollection, { beforeOperation: lockDocument }, [
        'require permission',
        'require a readable version',
        'lock the office',
      ]),
    ],
  },
  {
    // Completes the arguments of the operation, and rejects what is invalid regardless of the stored record.
    // Later hooks cannot change the arguments.
    phase: 'prepare',
    steps: [
      createStep('reject id and timestamps', inEveryCollection, {
        beforeOperation: rejectSystemFieldsOnCreate,
      }),
      createStep('set the default status', hasManualDrafts, { beforeOperation: setDefaultStatus }),
      // Depends on the stored status, which another write could change without the lock.
      createStep('preserve the status', hasDrafts, { beforeOperation: preserveStatus }, [
        'lock the document',
      ]),
      createStep('record draft writes', hasManualDrafts, { beforeOperation: recordDraftWrite }, [
        'set the default status',
        'preserve the status',
      ]),
      createStep('reject oversized documents', inCollections('pages', 'website-sections'), {
        beforeOperation: rejectOversized,
      }),
      createStep('record the restored version', inCollections('pages', 'website-sections', 'posts'), {
        beforeOperation: recordRestoredVersion,
      }),
      createStep('validate the picture', inCollections('media'), { beforeOperation: validatePicture }),
      createStep('rename the upload', inCollections('media'), { beforeOperation: renameUpload }, [
        'validate the picture',
      ]),
      createStep('turn the picture upright', inCollections('media'), { beforeOperation: turnUpright }, [
        'validate the picture',
      ]),
      createStep('remove file attributes', inCollections('media'), { beforeOperation: dropFileAttributes }),
      createStep(
        'reject status changes by offices',
        inCollections('offices'),
        { beforeOperation: rejectStatusChange },
        ['preserve the status'],
      ),
      createStep(
        'reject unpublishing an office with dependents',
        inCollections('offices'),
        { beforeOperation: rejectUnpublishWithDependents },
        ['preserve the status', 'reject status changes by offices'],
      ),
    ],
  },
  {
    // Optimistic concurrency control. After the lock, because two writers with the same base revision could
    // pass otherwise; before all other checks, because issues with outdated content are irrelevant.
    phase: 'check revision',
    steps: [
      createStep(
        'check the revision',
        inEveryCollection,
        { beforeValidate: checkRevision, beforeDelete: checkDeleteRevision },
        ['lock the document'],
      ),
      createStep(
        'reject changes of system fields',
        inEveryCollection,
        { beforeValidate: rejectSystemFieldChanges },
        ['check the revision'],
      ),
    ],
  },
  {
    // Sets default values, then rejects invalid ones. Cheap checks run first, the rendering last.
    phase: 'validate',
    steps: validate,
  },
  {
    // Records the state before the write, which Payload executes, and then writes what Payload does not write itself.
    phase: 'write',
    steps: [
      // After the last lock was acquired, so that nothing changes before the write.
      createStep(
        'record the public state',
        inCollectionsMatching(isTracked),
        { beforeChange: rememberBeforeUpdate, beforeDelete: rememberBeforeDelete },
        ['reject while the office is closed', 'reject deletion while in use'],
      ),
      createStep('set the office of a buyer', inCollections('buyers'), { beforeChange: assignOfficeOfAgent }),
      createStep(
        'record addresses',
        inCollectionsMatching(isAddressed),
        { beforeChange: rememberAddresses },
        ['reject while the office is closed'],
      ),
      createStep(
        'hide files of a deleted picture',
        inCollections('media'),
        { beforeDelete: hideDeletedFiles },
        ['reject deletion while in use'],
      ),
      // Payload writes the row and its version before this step.
      createStep('store files', inCollections('media'), { afterChange: storeFiles }, ['rename the upload']),
      createStep(
        'preserve stored texts',
        inCollections('pages', 'website-sections'),
        { afterChange: preserveStoredTexts },
        ['check the blocks'],
      ),
      createStep('assign the buyer of an answered lead', inCollections('leads'), {
        afterChange: assignBuyerOfLead,
      }),
      createStep('schedule publication', inCollections('posts'), { afterChange: updatePostSchedule }),
      createStep('redraft restricted fields', hasManualDrafts, { afterChange: redraftRestrictedFields }, [
        'preserve restricted fields',
      ]),
      createStep('delete orphaned pictures', inCollectionsMatching(hasContents), {
        afterChange: deleteOrphanedPictures,
      }),
    ],
  },
  {
    // Updates the references of the record and the redirects to it from the stored rows, after all rows are written.
    phase: 'record references',
    steps: [
      createStep(
        'record references',
        inCollectionsMatching(hasReferences),
        { afterChange: recordReferences, afterDelete: deleteReferences },
        ['preserve stored texts', 'redraft restricted fields'],
      ),
      createStep(
        'redirect old addresses',
        inCollectionsMatching(isAddressed),
        { afterChange: redirectOldAddresses },
        ['record addresses', 'redraft restricted fields'],
      ),
    ],
  },
  {
    // Compares the public state before and after the write, after everything that visitors can see is written.
    phase: 'invalidate',
    steps: [
      createStep(
        'invalidate pages',
        inCollectionsMatching(isTracked),
        { afterChange: invalidateAfterChange, afterDelete: invalidateAfterDelete },
        [
          'record the public state',
          'delete orphaned pictures',
          'record references',
          'redirect old addresses',
        ],
      ),
    ],
  },
  {
    // Prunes the version history, and completes the error data of rejected deletes.
    phase: 'audit',
    steps: [
      createStep(
        'prune versions',
        inCollections('pages', 'website-sections'),
        { afterChange: pruneVersions },
        ['preserve stored texts'],
      ),
      createStep('add conflict data to errors', inEveryCollection, { afterOperation: addConflictData }, [
        'check the revision',
      ]),
    ],
  },
] satisfies PhasesInOrder;

assertOrder(saveRecord);

/** Adds the hooks of the save pipeline to a collection. */
export const withSaveSteps = (collection: CollectionConfig): CollectionConfig =>
  withPipeline(collection, saveRecord);
