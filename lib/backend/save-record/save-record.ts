import type { CollectionConfig } from 'payload';
import { recordRestoredVersion, rejectOversized } from '../admin/content/content-hooks';
import { preserveStoredTexts } from '../admin/content/preserve-stored-texts';
import { dropLostPictures, hasContents } from '../admin/content/remove-orphaned-pictures';
import { isOfOffices, lockOffice } from '../admin/deletion/closed-office';
import { hideDeletedFiles } from '../admin/deletion/hide-deleted-files';
import { rejectUnpublishAlone } from '../admin/deletion/with-archive';
import { pruneVersions } from '../composer-api/documents/prune-versions';
import { setDefaultStatus } from '../composer-api/drafts/default-status';
import { recordDraftWrite, redraftLockedFields } from '../composer-api/drafts/preserve-locked-fields';
import { rejectStatusChange } from '../composer-api/drafts/reject-status-change';
import { hasManualDrafts } from '../composer-api/drafts/with-restore';
import { addConflictData } from '../composer-api/revisions/bulk-delete-errors';
import { checkRevision, checkRevisionOfDeleted } from '../composer-api/revisions/check-revision';
import { lockDocument } from '../composer-api/revisions/lock-document';
import {
  rejectSystemFieldChanges,
  rejectSystemFieldsOnCreate,
} from '../composer-api/revisions/reject-system-fields';
import { checkSwitches } from '../platform/cms-api/check-switches';
import { requireOfCopy, requireOfOne, requireOfVersion } from '../platform/cms-api/require-known';
import {
  invalidateChanged,
  invalidateDeleted,
  isTracked,
  rememberDeleted,
  rememberUpdated,
} from '../platform/invalidation/invalidate-on-change';
import { updatePostSchedule } from '../platform/invalidation/post-schedule';
import { dropFileAttributes, renameUpload, validatePicture } from '../platform/media/media-upload';
import { storeFiles } from '../platform/media/store-files';
import { isAddressed } from '../platform/redirects/read-addresses';
import { keepOldAddresses, rememberAddresses } from '../platform/redirects/redirect-old-addresses';
import { deleteReferences, hasReferences, recordReferences } from '../platform/references/record-references';
import { every, only, where } from './conditions';
import { assertOrder, type PhasesInOrder, step, withPipeline } from './pipeline';
import { validate } from './validate';

/**
 * Everything that happens when a record is created, changed, restored or deleted, from top to bottom, in one transaction: a
 * step that throws undoes all of it. Payload reads the record after `prepare`, writes it in the middle of `write`, and
 * calls the steps through its hooks (`pipeline.ts`).
 *
 * A new step goes into the phase that says what it does, and names in `after` the steps whose results it uses.
 */
export const saveRecord = [
  {
    // Whether this person may make this request at all. Before the lock: a stranger must not make others wait, nor learn that a record exists.
    phase: 'authorise',
    steps: [
      step('require permission', every, { beforeOperation: requireOfOne }),
      step('require a readable version', every, { beforeOperation: requireOfVersion }),
      step('require a readable original', every, { beforeOperation: requireOfCopy }),
      step('check query parameters', every, { beforeOperation: checkSwitches }, [
        'require permission',
        'require a readable version',
        'require a readable original',
      ]),
    ],
  },
  {
    // One write of a record at a time. Before anything of it is read, so that all later steps see the same state.
    phase: 'lock',
    steps: [
      // The office first, as archiving does: two transactions with opposite orders would deadlock.
      step('lock the office', where(isOfOffices), { beforeOperation: lockOffice }, ['require permission']),
      // Also notes the revision that the writer started from.
      step('lock the document', every, { beforeOperation: lockDocument }, [
        'require permission',
        'require a readable version',
        'lock the office',
      ]),
    ],
  },
  {
    // What the request means, and what cannot be stored whatever the stored record is. The last chance to change the arguments.
    phase: 'prepare',
    steps: [
      step('refuse a given id or date', every, { beforeOperation: rejectSystemFieldsOnCreate }),
      // From the stored status, which another write could change without the lock.
      step('default the status', hasManualDrafts, { beforeOperation: setDefaultStatus }, [
        'lock the document',
      ]),
      step('note whether only a draft is written', hasManualDrafts, { beforeOperation: recordDraftWrite }, [
        'default the status',
      ]),
      step('limit the size', only('pages', 'website-sections'), { beforeOperation: rejectOversized }),
      step('note the restored version', only('pages', 'website-sections', 'posts'), {
        beforeOperation: recordRestoredVersion,
      }),
      step('require a picture', only('media'), { beforeOperation: validatePicture }),
      step('choose the file name', only('media'), { beforeOperation: renameUpload }, ['require a picture']),
      step('discard sent file facts', only('media'), { beforeOperation: dropFileAttributes }),
      step('let the network publish offices', only('offices'), { beforeOperation: rejectStatusChange }, [
        'default the status',
      ]),
      step('unpublish no office alone', only('offices'), { beforeOperation: rejectUnpublishAlone }, [
        'default the status',
        'let the network publish offices',
      ]),
    ],
  },
  {
    // Whether the writer has seen what they replace. Under the lock, or two writers could pass with the same revision; before any other check, since faults in text that is out of date help nobody.
    phase: 'check revision',
    steps: [
      step(
        'check the revision',
        every,
        { beforeValidate: checkRevision, beforeDelete: checkRevisionOfDeleted },
        ['lock the document'],
      ),
      step('keep id and creation date', every, { beforeValidate: rejectSystemFieldChanges }, [
        'check the revision',
      ]),
    ],
  },
  {
    // Settles values that the writer left open, then refuses what must not be stored. Cheap checks first, the rendering last.
    phase: 'validate',
    steps: validate,
  },
  {
    // Notes what is about to be replaced, lets Payload write, and adds what Payload does not write itself.
    phase: 'write',
    steps: [
      // After the last lock is taken, so that nothing changes between here and the write.
      step(
        'remember what visitors see',
        where(isTracked),
        { beforeChange: rememberUpdated, beforeDelete: rememberDeleted },
        ['refuse while the office is closed', 'refuse while used'],
      ),
      step('remember addresses', where(isAddressed), { beforeChange: rememberAddresses }, [
        'refuse while the office is closed',
      ]),
      step('hide files of a deleted picture', only('media'), { beforeDelete: hideDeletedFiles }, [
        'refuse while used',
      ]),
      // Here Payload writes the row and its version.
      step('store files', only('media'), { afterChange: storeFiles }, ['choose the file name']),
      step(
        'restore unchanged texts',
        only('pages', 'website-sections'),
        { afterChange: preserveStoredTexts },
        ['check the blocks'],
      ),
      step('schedule publication', only('posts'), { afterChange: updatePostSchedule }),
      step(
        'draft values that only the network writes',
        hasManualDrafts,
        { afterChange: redraftLockedFields },
        ['keep values that only the network writes'],
      ),
      step('delete lost pictures', where(hasContents), { afterChange: dropLostPictures }),
    ],
  },
  {
    // What this record uses, and which addresses lead to it: from the stored rows, hence after all of them are written.
    phase: 'record references',
    steps: [
      step(
        'record references',
        where(hasReferences),
        { afterChange: recordReferences, afterDelete: deleteReferences },
        ['restore unchanged texts', 'draft values that only the network writes'],
      ),
      step('redirect old addresses', where(isAddressed), { afterChange: keepOldAddresses }, [
        'remember addresses',
        'draft values that only the network writes',
      ]),
    ],
  },
  {
    // Compares what visitors saw with what they see now. After everything that they could see is written.
    phase: 'invalidate',
    steps: [
      step(
        'invalidate pages',
        where(isTracked),
        { afterChange: invalidateChanged, afterDelete: invalidateDeleted },
        ['remember what visitors see', 'delete lost pictures', 'record references', 'redirect old addresses'],
      ),
    ],
  },
  {
    // What remains to be read about the write: earlier versions, and the reasons for what was refused.
    phase: 'audit',
    steps: [
      step('thin the version history', only('pages', 'website-sections'), { afterChange: pruneVersions }, [
        'restore unchanged texts',
      ]),
      step('add both versions to refusals', every, { afterOperation: addConflictData }, [
        'check the revision',
      ]),
    ],
  },
] satisfies PhasesInOrder;

assertOrder(saveRecord);

/** The collection with the hooks of its steps. */
export const takeSteps = (collection: CollectionConfig): CollectionConfig =>
  withPipeline(collection, saveRecord);
