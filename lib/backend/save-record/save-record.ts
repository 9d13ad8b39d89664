import type { CollectionConfig } from 'payload';
import { checkSwitches } from '../cms-api/check-switches';
import { requireOfCopy, requireOfOne, requireOfVersion } from '../cms-api/require-known';
import { thinHistory } from '../composing/thin-history';
import { noteRestoredVersion, refuseBeyondLimits } from '../content/content-hooks';
import { dropLostPictures, hasContents } from '../content/drop-lost-pictures';
import { keepStoredTexts } from '../content/keep-texts';
import { draftHeldAgain, noteDraft } from '../drafts/keep-held';
import { keepOnSite } from '../drafts/keep-on-site';
import { sayStatus } from '../drafts/say-status';
import { hasManualDrafts } from '../drafts/with-restore';
import { keepFileFacts } from '../media/keep-file-facts';
import { nameUpload } from '../media/name-upload';
import { requirePicture } from '../media/require-picture';
import { storeFiles } from '../media/store-files';
import { keepOldAddresses, rememberAddresses } from '../redirects/keep-old-addresses';
import { isAddressed } from '../redirects/read-addresses';
import { deleteReferences, hasReferences, recordReferences } from '../references/record-references';
import { isOfOffices, lockOffice } from '../removal/closed-office';
import { keepShown } from '../removal/keep-together';
import { letGoFiles } from '../removal/let-go-files';
import {
  isShown,
  rememberDeleted,
  rememberUpdated,
  renewChanged,
  renewDeleted,
} from '../renewal/renew-on-change';
import { checkRevision, checkRevisionOfDeleted } from '../revisions/check-revision';
import { keepOrigin, refuseOrigin } from '../revisions/keep-origin';
import { lockDocument } from '../revisions/lock-document';
import { tellVersions } from '../revisions/tell-versions';
import { keepSchedule } from '../schedule/keep-schedule';
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
      step('refuse a given id or date', every, { beforeOperation: refuseOrigin }),
      // From the stored status, which another write could change without the lock.
      step('default the status', hasManualDrafts, { beforeOperation: sayStatus }, ['lock the document']),
      step('note whether only a draft is written', hasManualDrafts, { beforeOperation: noteDraft }, [
        'default the status',
      ]),
      step('limit the size', only('pages', 'website-sections'), { beforeOperation: refuseBeyondLimits }),
      step('note the restored version', only('pages', 'website-sections', 'posts'), {
        beforeOperation: noteRestoredVersion,
      }),
      step('require a picture', only('media'), { beforeOperation: requirePicture }),
      step('choose the file name', only('media'), { beforeOperation: nameUpload }, ['require a picture']),
      step('discard sent file facts', only('media'), { beforeOperation: keepFileFacts }),
      step('let the network publish offices', only('offices'), { beforeOperation: keepOnSite }, [
        'default the status',
      ]),
      step('unpublish no office alone', only('offices'), { beforeOperation: keepShown }, [
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
      step('keep id and creation date', every, { beforeValidate: keepOrigin }, ['check the revision']),
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
        where(isShown),
        { beforeChange: rememberUpdated, beforeDelete: rememberDeleted },
        ['refuse while the office is closed', 'refuse while used'],
      ),
      step('remember addresses', where(isAddressed), { beforeChange: rememberAddresses }, [
        'refuse while the office is closed',
      ]),
      step('hide files of a deleted picture', only('media'), { beforeDelete: letGoFiles }, [
        'refuse while used',
      ]),
      // Here Payload writes the row and its version.
      step('store files', only('media'), { afterChange: storeFiles }, ['choose the file name']),
      step('restore unchanged texts', only('pages', 'website-sections'), { afterChange: keepStoredTexts }, [
        'check the blocks',
      ]),
      step('schedule publication', only('posts'), { afterChange: keepSchedule }),
      step('draft values that only the network writes', hasManualDrafts, { afterChange: draftHeldAgain }, [
        'keep values that only the network writes',
      ]),
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
      step('invalidate pages', where(isShown), { afterChange: renewChanged, afterDelete: renewDeleted }, [
        'remember what visitors see',
        'delete lost pictures',
        'record references',
        'redirect old addresses',
      ]),
    ],
  },
  {
    // What remains to be read about the write: earlier versions, and the reasons for what was refused.
    phase: 'audit',
    steps: [
      step('thin the version history', only('pages', 'website-sections'), { afterChange: thinHistory }, [
        'restore unchanged texts',
      ]),
      step('add both versions to refusals', every, { afterOperation: tellVersions }, ['check the revision']),
    ],
  },
] satisfies PhasesInOrder;

assertOrder(saveRecord);

/** The collection with the hooks of its steps. */
export const takeSteps = (collection: CollectionConfig): CollectionConfig =>
  withPipeline(collection, saveRecord);
