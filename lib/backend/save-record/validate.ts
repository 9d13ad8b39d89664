import { checkDistrict } from '../admin/collections/check-district';
import { checkListing } from '../admin/collections/check-listing';
import { rejectFutureDates } from '../admin/collections/future-dates';
import { protectUsedDistricts } from '../admin/collections/protect-used-districts';
import { checkBlocks } from '../admin/content/check-blocks';
import { checkPageAddress } from '../admin/content/check-page-address';
import { checkRendering } from '../admin/content/check-rendering';
import { canBelongToOffice, rejectWhenOfficeClosed } from '../admin/deletion/closed-office';
import { preventRename, rejectWhenUsed } from '../admin/deletion/deletion-guard';
import { rejectCloseWithDependents } from '../admin/deletion/with-archive';
import { checkPlainTexts } from '../admin/fields/check-plain-texts';
import { setRegionCentre } from '../admin/fields/coordinate-fields';
import { checkDraft } from '../composer-api/drafts/check-draft';
import { preserveRestrictedFields } from '../composer-api/drafts/preserve-restricted-fields';
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
import { rejectSvg } from '../platform/media/media-upload';
import { checkRedirect } from '../platform/redirects/check-redirect';
import { checkMenuLinks } from '../platform/references/check-menu-links';
import { checkReferences } from '../platform/references/check-references';
import { inCollections, inCollectionsMatching, inEveryCollection } from './conditions';
import { createStep, type Step } from './pipeline';

/**
 * The phase `validate` of `save-record.ts`: sets default values, then rejects invalid ones. Cheap checks run
 * first, the rendering last.
 */
export const validate: readonly Step[] = [
  createStep('preserve restricted fields', hasManualDrafts, { beforeValidate: preserveRestrictedFields }, [
    'check the revision',
    'record draft writes',
  ]),
  createStep(
    'check plain texts',
    inEveryCollection,
    (collection) => ({ beforeValidate: checkPlainTexts(collection) }),
    ['check the revision', 'preserve restricted fields'],
  ),
  createStep('reject restricted changes', inEveryCollection, {
    beforeValidate: rejectRestrictedChanges,
  }),
  createStep('copy the template', inCollections('pages'), { beforeValidate: startFromTemplate }),
  createStep('set the default office', inCollectionsMatching(hasOwner), { beforeValidate: setDefaultOffice }),
  createStep('check the listing', inCollections('listings'), { beforeValidate: checkListing }, [
    'set the default office',
  ]),
  createStep('check the district', inCollections('listings'), { beforeValidate: checkDistrict }),
  // Lists show the newest first, so a future date would stay on top.
  createStep('reject future review dates', inCollections('reviews'), {
    beforeValidate: rejectFutureDates('written_at'),
  }),
  createStep('reject future sale dates', inCollections('sale-stories'), {
    beforeValidate: rejectFutureDates('sold_at', 'consent_at'),
  }),
  createStep('check the redirect', inCollections('redirects'), { beforeValidate: checkRedirect }),
  createStep('set the default coordinates', inCollections('offices'), { beforeValidate: setRegionCentre }),
  createStep('require the current password', inCollections('staff'), {
    beforeValidate: requireCurrentPassword,
  }),
  createStep('promote the first account', inCollections('staff'), { beforeValidate: promoteFirstAccount }),
  createStep('require a strong password', inCollections('staff'), { beforeValidate: requireStrongPassword }, [
    'require the current password',
  ]),
  createStep('require one owner', inCollectionsMatching(hasOwnerScope), { beforeChange: requireOwner }, [
    'set the default office',
  ]),
  createStep('enforce the own office', inCollectionsMatching(hasOwner), { beforeChange: enforceOwnOffice }, [
    'set the default office',
    'require one owner',
  ]),
  createStep(
    'enforce the tenant scope',
    (collection) => hasOwner(collection.slug) || collection.slug === 'offices',
    { beforeChange: enforceTenantScope },
    ['enforce the own office'],
  ),
  createStep('reject closing an office with dependents', inCollections('offices'), {
    beforeChange: rejectCloseWithDependents,
  }),
  createStep('protect frame sections', inCollections('website-sections'), {
    beforeChange: protectFrameSections,
  }),
  // Also caches the stored text of each block, in all languages.
  createStep('check the blocks', inCollections('pages', 'website-sections'), { beforeChange: checkBlocks }, [
    'reject oversized documents',
    'record the restored version',
    'copy the template',
  ]),
  createStep(
    'check references',
    inCollections('pages', 'website-sections', 'posts', 'people', 'listings', 'sale-stories'),
    { beforeChange: checkReferences },
    ['check the blocks'],
  ),
  createStep('check menu entries', inCollections('menus'), { beforeChange: checkMenuLinks }),
  createStep('check the address', inCollections('pages'), { beforeChange: checkPageAddress }),
  createStep('check the template', inCollections('pages'), { beforeChange: checkTemplate }, [
    'check the address',
  ]),
  createStep('prevent renames in use', inCollections('menus', 'website-sections'), {
    beforeChange: preventRename,
  }),
  createStep('check the start page', inCollections('templates'), { beforeChange: checkStartPage }),
  createStep('check the template’s address', inCollections('templates'), {
    beforeChange: checkTemplateAddress,
  }),
  createStep(
    'protect template addresses in use',
    inCollections('templates'),
    { beforeChange: rejectUsedAddressChange },
    ['check the template’s address'],
  ),
  createStep('reject SVG files', inCollections('media'), { beforeChange: rejectSvg }),
  createStep('set the time of the first answer', inCollections('leads'), { beforeChange: setAnsweredAt }),
  createStep('protect districts in use', inCollections('regions'), { beforeChange: protectUsedDistricts }),
  createStep('protect the last administrator', inCollections('staff'), {
    beforeChange: protectLastAdminRole,
    beforeDelete: protectLastAdmin,
  }),
  createStep('end other sessions', inCollections('staff'), { beforeChange: endOtherSessions }, [
    'require a strong password',
  ]),
  // Renders content before it is published, which takes up to seconds, so the other checks run first.
  createStep(
    'check the rendering',
    inCollections('pages', 'website-sections', 'posts'),
    { beforeChange: checkRendering },
    ['check the blocks', 'check references'],
  ),
  createStep('check the draft', hasManualDrafts, { beforeChange: checkDraft }, [
    'set the default office',
    'preserve restricted fields',
  ]),
  // Locks the office that will own the record, which can differ from the office locked in `save-record.ts`.
  createStep(
    'reject while the office is closed',
    inCollectionsMatching(canBelongToOffice),
    { beforeChange: rejectWhenOfficeClosed },
    ['require one owner'],
  ),
  createStep('reject deletion of templates in use', inCollections('templates'), {
    beforeDelete: rejectUsedTemplateDeletion,
  }),
  createStep('reject deletion while in use', inEveryCollection, { beforeDelete: rejectWhenUsed }, [
    'check the revision',
  ]),
];
