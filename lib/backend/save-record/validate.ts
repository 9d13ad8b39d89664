import { keepFrames } from '../access/keep-frames';
import { fillOwnOffice, keepOwnOffice } from '../access/keep-own-office';
import { keepWithinReach } from '../access/keep-within-reach';
import { hasOwner, hasOwnerScope } from '../access/owner-scopes';
import { refuseHeld } from '../access/refuse-held';
import { stateOwner } from '../access/state-owner';
import { askCurrentPassword } from '../accounts/ask-current-password';
import { endOtherSessions } from '../accounts/end-other-sessions';
import { keepAnAdmin, keepAnAdminsRole } from '../accounts/keep-an-admin';
import { makeFirstAdmin } from '../accounts/make-first-admin';
import { requireGoodPassword } from '../accounts/require-good-password';
import { refuseDaysToCome } from '../collections/check-days';
import { checkDistrict } from '../collections/check-district';
import { checkListing } from '../collections/check-listing';
import { keepNamedDistricts } from '../collections/keep-named-districts';
import { checkBlocks } from '../content/check-blocks';
import { checkDrawing } from '../content/check-drawing';
import { checkPlace } from '../content/check-place';
import { checkDraft } from '../drafts/check-draft';
import { keepHeld } from '../drafts/keep-held';
import { hasManualDrafts } from '../drafts/with-restore';
import { checkPlainTexts } from '../fields/check-plain-texts';
import { placeInRegion } from '../fields/coordinate-fields';
import { noteAnswered } from '../leads/note-answered';
import { refuseDrawings } from '../media/refuse-drawings';
import { checkRedirect } from '../redirects/check-redirect';
import { checkEntries } from '../references/check-entries';
import { checkReferences } from '../references/check-references';
import { isOfOffices, refuseWhileClosed } from '../removal/closed-office';
import { keepNames } from '../removal/keep-names';
import { keepOpen } from '../removal/keep-together';
import { refuseWhileUsed } from '../removal/refuse-while-used';
import { checkTemplate } from '../templates/check-template';
import { checkTemplateAddress } from '../templates/check-template-address';
import { keepStartWithin } from '../templates/keep-start-within';
import { keepTemplateAddress, keepWhileUsed } from '../templates/keep-template-address';
import { startFromTemplate } from '../templates/start-from-template';
import { every, only, where } from './conditions';
import { type Step, step } from './pipeline';

/**
 * The phase `validate` of `save-record.ts`: first the values that the writer left open, then what must not be stored. Cheap checks
 * come first, the rendering last.
 */
export const validate: readonly Step[] = [
  step('keep values that only the network writes', hasManualDrafts, { beforeValidate: keepHeld }, [
    'check the revision',
    'note whether only a draft is written',
  ]),
  step('check plain texts', every, (collection) => ({ beforeValidate: checkPlainTexts(collection) }), [
    'check the revision',
    'keep values that only the network writes',
  ]),
  step('refuse values that only the network writes', every, { beforeValidate: refuseHeld }),
  step('start from the template', only('pages'), { beforeValidate: startFromTemplate }),
  step('default the office', where(hasOwner), { beforeValidate: fillOwnOffice }),
  step('check the listing', only('listings'), { beforeValidate: checkListing }, ['default the office']),
  step('check the district', only('listings'), { beforeValidate: checkDistrict }),
  // The newest come first in lists.
  step('refuse a future review', only('reviews'), { beforeValidate: refuseDaysToCome('written_at') }),
  step('refuse a future sale', only('sale-stories'), {
    beforeValidate: refuseDaysToCome('sold_at', 'consent_at'),
  }),
  step('check the redirect', only('redirects'), { beforeValidate: checkRedirect }),
  step('default the coordinates', only('offices'), { beforeValidate: placeInRegion }),
  step('ask for the password', only('staff'), { beforeValidate: askCurrentPassword }),
  step('make the first administrator', only('staff'), { beforeValidate: makeFirstAdmin }),
  step('require a good password', only('staff'), { beforeValidate: requireGoodPassword }, [
    'ask for the password',
  ]),
  step('require one owner', where(hasOwnerScope), { beforeChange: stateOwner }, ['default the office']),
  step('keep the own office', where(hasOwner), { beforeChange: keepOwnOffice }, [
    'default the office',
    'require one owner',
  ]),
  step(
    'name only what is within reach',
    (collection) => hasOwner(collection.slug) || collection.slug === 'offices',
    { beforeChange: keepWithinReach },
    ['keep the own office'],
  ),
  step('unpublish nothing with its office', only('offices'), { beforeChange: keepOpen }),
  step('keep the frame', only('website-sections'), { beforeChange: keepFrames }),
  // Also remembers the stored text of each block, in all languages.
  step('check the blocks', only('pages', 'website-sections'), { beforeChange: checkBlocks }, [
    'limit the size',
    'note the restored version',
    'start from the template',
  ]),
  step(
    'check references',
    only('pages', 'website-sections', 'posts', 'people', 'listings', 'sale-stories'),
    { beforeChange: checkReferences },
    ['check the blocks'],
  ),
  step('check menu entries', only('menus'), { beforeChange: checkEntries }),
  step('check the address', only('pages'), { beforeChange: checkPlace }),
  step('check the template', only('pages'), { beforeChange: checkTemplate }, ['check the address']),
  step('keep names in use', only('menus', 'website-sections'), { beforeChange: keepNames }),
  step('keep the start page within', only('templates'), { beforeChange: keepStartWithin }),
  step('check the template’s address', only('templates'), { beforeChange: checkTemplateAddress }),
  step('keep the template’s address in use', only('templates'), { beforeChange: keepTemplateAddress }, [
    'check the template’s address',
  ]),
  step('refuse vector drawings', only('media'), { beforeChange: refuseDrawings }),
  step('note the first answer', only('leads'), { beforeChange: noteAnswered }),
  step('keep districts in use', only('regions'), { beforeChange: keepNamedDistricts }),
  step('keep an administrator', only('staff'), {
    beforeChange: keepAnAdminsRole,
    beforeDelete: keepAnAdmin,
  }),
  step('end other sessions', only('staff'), { beforeChange: endOtherSessions }, ['require a good password']),
  // Renders what is published, which takes up to seconds: only what has passed the checks above.
  step('render', only('pages', 'website-sections', 'posts'), { beforeChange: checkDrawing }, [
    'check the blocks',
    'check references',
  ]),
  step('check the draft', hasManualDrafts, { beforeChange: checkDraft }, [
    'default the office',
    'keep values that only the network writes',
  ]),
  // Locks the office that the record will belong to, which need not be the one locked above.
  step('refuse while the office is closed', where(isOfOffices), { beforeChange: refuseWhileClosed }, [
    'require one owner',
  ]),
  step('refuse while a page uses the template', only('templates'), { beforeDelete: keepWhileUsed }),
  step('refuse while used', every, { beforeDelete: refuseWhileUsed }, ['check the revision']),
];
