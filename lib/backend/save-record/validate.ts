import { checkDistrict } from '../admin/collections/check-district';
import { checkListing } from '../admin/collections/check-listing';
import { rejectFutureDates } from '../admin/collections/future-dates';
import { protectUsedDistricts } from '../admin/collections/protect-used-districts';
import { checkBlocks } from '../admin/content/check-blocks';
import { checkPageAddress } from '../admin/content/check-page-address';
import { checkRendering } from '../admin/content/check-rendering';
import { isOfOffices, rejectWhenClosed } from '../admin/deletion/closed-office';
import { preventRename, rejectWhenUsed } from '../admin/deletion/deletion-guard';
import { rejectCloseAlone } from '../admin/deletion/with-archive';
import { checkPlainTexts } from '../admin/fields/check-plain-texts';
import { setRegionCentre } from '../admin/fields/coordinate-fields';
import { checkDraft } from '../composer-api/drafts/check-draft';
import { preserveLockedFields } from '../composer-api/drafts/preserve-locked-fields';
import { hasManualDrafts } from '../composer-api/drafts/with-restore';
import { checkStartPage } from '../composer-api/templates/check-start-page';
import { checkTemplate } from '../composer-api/templates/check-template';
import {
  checkTemplateAddress,
  rejectUsedAddressChange,
  rejectUsedTemplateDeletion,
} from '../composer-api/templates/check-template-address';
import { startFromTemplate } from '../composer-api/templates/start-from-template';
import { setAnsweredAt } from '../leads/lead-fields';
import { enforceOwnOffice, setDefaultOffice } from '../platform/access/enforce-own-office';
import { enforceTenantScope } from '../platform/access/enforce-tenant-scope';
import { hasOwner, hasOwnerScope } from '../platform/access/owner-scopes';
import { protectFrameSections } from '../platform/access/protect-frame-sections';
import { requireOwner } from '../platform/access/require-owner';
import { rejectRestrictedChanges } from '../platform/access/restricted-changes';
import {
  endOtherSessions,
  requireCurrentPassword,
  requireStrongPassword,
} from '../platform/accounts/credential-hooks';
import { protectLastAdmin, protectLastAdminRole } from '../platform/accounts/last-admin';
import { promoteFirstAccount } from '../platform/accounts/setup-code';
import { refuseSvg } from '../platform/media/media-upload';
import { checkRedirect } from '../platform/redirects/check-redirect';
import { checkMenuLinks } from '../platform/references/check-menu-links';
import { checkReferences } from '../platform/references/check-references';
import { every, only, where } from './conditions';
import { type Step, step } from './pipeline';

/**
 * The phase `validate` of `save-record.ts`: first the values that the writer left open, then what must not be stored. Cheap checks
 * come first, the rendering last.
 */
export const validate: readonly Step[] = [
  step(
    'keep values that only the network writes',
    hasManualDrafts,
    { beforeValidate: preserveLockedFields },
    ['check the revision', 'note whether only a draft is written'],
  ),
  step('check plain texts', every, (collection) => ({ beforeValidate: checkPlainTexts(collection) }), [
    'check the revision',
    'keep values that only the network writes',
  ]),
  step('refuse values that only the network writes', every, { beforeValidate: rejectRestrictedChanges }),
  step('start from the template', only('pages'), { beforeValidate: startFromTemplate }),
  step('default the office', where(hasOwner), { beforeValidate: setDefaultOffice }),
  step('check the listing', only('listings'), { beforeValidate: checkListing }, ['default the office']),
  step('check the district', only('listings'), { beforeValidate: checkDistrict }),
  // The newest come first in lists.
  step('refuse a future review', only('reviews'), { beforeValidate: rejectFutureDates('written_at') }),
  step('refuse a future sale', only('sale-stories'), {
    beforeValidate: rejectFutureDates('sold_at', 'consent_at'),
  }),
  step('check the redirect', only('redirects'), { beforeValidate: checkRedirect }),
  step('default the coordinates', only('offices'), { beforeValidate: setRegionCentre }),
  step('ask for the password', only('staff'), { beforeValidate: requireCurrentPassword }),
  step('make the first administrator', only('staff'), { beforeValidate: promoteFirstAccount }),
  step('require a good password', only('staff'), { beforeValidate: requireStrongPassword }, [
    'ask for the password',
  ]),
  step('require one owner', where(hasOwnerScope), { beforeChange: requireOwner }, ['default the office']),
  step('keep the own office', where(hasOwner), { beforeChange: enforceOwnOffice }, [
    'default the office',
    'require one owner',
  ]),
  step(
    'name only what is within reach',
    (collection) => hasOwner(collection.slug) || collection.slug === 'offices',
    { beforeChange: enforceTenantScope },
    ['keep the own office'],
  ),
  step('unpublish nothing with its office', only('offices'), { beforeChange: rejectCloseAlone }),
  step('keep the frame', only('website-sections'), { beforeChange: protectFrameSections }),
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
  step('check menu entries', only('menus'), { beforeChange: checkMenuLinks }),
  step('check the address', only('pages'), { beforeChange: checkPageAddress }),
  step('check the template', only('pages'), { beforeChange: checkTemplate }, ['check the address']),
  step('keep names in use', only('menus', 'website-sections'), { beforeChange: preventRename }),
  step('keep the start page within', only('templates'), { beforeChange: checkStartPage }),
  step('check the template’s address', only('templates'), { beforeChange: checkTemplateAddress }),
  step('keep the template’s address in use', only('templates'), { beforeChange: rejectUsedAddressChange }, [
    'check the template’s address',
  ]),
  step('refuse vector drawings', only('media'), { beforeChange: refuseSvg }),
  step('note the first answer', only('leads'), { beforeChange: setAnsweredAt }),
  step('keep districts in use', only('regions'), { beforeChange: protectUsedDistricts }),
  step('keep an administrator', only('staff'), {
    beforeChange: protectLastAdminRole,
    beforeDelete: protectLastAdmin,
  }),
  step('end other sessions', only('staff'), { beforeChange: endOtherSessions }, ['require a good password']),
  // Renders what is published, which takes up to seconds: only what has passed the checks above.
  step('render', only('pages', 'website-sections', 'posts'), { beforeChange: checkRendering }, [
    'check the blocks',
    'check references',
  ]),
  step('check the draft', hasManualDrafts, { beforeChange: checkDraft }, [
    'default the office',
    'keep values that only the network writes',
  ]),
  // Locks the office that the record will belong to, which need not be the one locked above.
  step('refuse while the office is closed', where(isOfOffices), { beforeChange: rejectWhenClosed }, [
    'require one owner',
  ]),
  step('refuse while a page uses the template', only('templates'), {
    beforeDelete: rejectUsedTemplateDeletion,
  }),
  step('refuse while used', every, { beforeDelete: rejectWhenUsed }, ['check the revision']),
];
