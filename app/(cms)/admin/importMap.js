import { TitleCell as TitleCell_b3730847e3fac36fed7bec2af66a6b02 } from '../../../lib/backend/composer-api/admin-ui/title-cell'
import { BlocksEditor as BlocksEditor_c2ed0a180060462d4f5932c686e1def9 } from '../../../lib/backend/admin/content/blocks-editor'
import { StrippedMarkupHint as StrippedMarkupHint_f668a159c2ccd9c278b4dcc981bf2396 } from '../../../lib/backend/admin/forms/after-input'
import { RowLabel as RowLabel_e9730a2341325910ecbb97c17672bdfc } from '../../../lib/backend/admin/forms/row-label'
import { SyncScopeWithOffice as SyncScopeWithOffice_f668a159c2ccd9c278b4dcc981bf2396 } from '../../../lib/backend/admin/forms/after-input'
import { ComposeCell as ComposeCell_1082c5a3d0289bc219ab2b30aedfd7a8 } from '../../../lib/backend/composer-api/admin-ui/compose-links'
import { RevisionField as RevisionField_8a01a004ef830de4282a7b3e2a3c67b7 } from '../../../lib/backend/composer-api/revisions/revision-field'
import { StatusCell as StatusCell_74f42624aad7428cff677fc953fedb4a } from '../../../lib/backend/composer-api/admin-ui/status-cell'
import { NewPageLink as NewPageLink_1082c5a3d0289bc219ab2b30aedfd7a8 } from '../../../lib/backend/composer-api/admin-ui/compose-links'
import { LastPageRedirect as LastPageRedirect_fb45b8c05b2dd37471934b0cb596e123 } from '../../../lib/backend/admin/lists/last-page-redirect'
import { ListRevisionRecorder as ListRevisionRecorder_d2b8d03bb4d256687a610f9b35af53af } from '../../../lib/backend/composer-api/revisions/list-revision-recorder'
import { NextStep as NextStep_d7049f6c974d2437dc2a49f99e35b392 } from '../../../lib/backend/admin/onboarding/next-step'
import { UnsavedDocumentTitle as UnsavedDocumentTitle_61f6faf673e5627ba6051abf532ff39b } from '../../../lib/backend/composer-api/admin-ui/unsaved-document-title'
import { PagePublishButton as PagePublishButton_e2baf7a04ea145264d8645f5e51e62ab } from '../../../lib/backend/composer-api/admin-ui/page-publish-button'
import { MenuUsageCell as MenuUsageCell_ba1e000b99d7021d651f3aec9e89fcec } from '../../../lib/backend/platform/references/menu-usage-cell'
import { RecordPublishButton as RecordPublishButton_83626dbcd4eb4f4a3428330bfe245d8c } from '../../../lib/backend/composer-api/admin-ui/record-publish-button'
import { SuggestedTextField as SuggestedTextField_9547734b2db8c0d10c3014b9c1fe202b } from '../../../lib/backend/admin/forms/option-fields'
import { ReplacePicture as ReplacePicture_11fd8d95dba5774831be67ccd3f7f2c9 } from '../../../lib/backend/platform/media/replace-picture'
import { MoneyInput as MoneyInput_3fd15506fe395fa0ea5afb93e1390881 } from '../../../lib/backend/admin/forms/inputs'
import { RedirectPatternHint as RedirectPatternHint_f668a159c2ccd9c278b4dcc981bf2396 } from '../../../lib/backend/admin/forms/after-input'
import { RedirectTypeCell as RedirectTypeCell_3fd15506fe395fa0ea5afb93e1390881 } from '../../../lib/backend/admin/forms/inputs'
import { RedirectTypeInput as RedirectTypeInput_3fd15506fe395fa0ea5afb93e1390881 } from '../../../lib/backend/admin/forms/inputs'
import { NetworkOnlyHint as NetworkOnlyHint_b031981086725f8b1399dbbda1bbbf91 } from '../../../lib/backend/admin/forms/network-only-hint'
import { VisiblePhoneHint as VisiblePhoneHint_f668a159c2ccd9c278b4dcc981bf2396 } from '../../../lib/backend/admin/forms/after-input'
import { HoursInput as HoursInput_2e8ab23b42f4cf2975177171b567ea30 } from '../../../lib/backend/admin/forms/hours-input'
import { HolidaysHint as HolidaysHint_f668a159c2ccd9c278b4dcc981bf2396 } from '../../../lib/backend/admin/forms/after-input'
import { ValueListCell as ValueListCell_3fd15506fe395fa0ea5afb93e1390881 } from '../../../lib/backend/admin/forms/inputs'
import { ValueListInput as ValueListInput_3fd15506fe395fa0ea5afb93e1390881 } from '../../../lib/backend/admin/forms/inputs'
import { SingleOfficeRedirect as SingleOfficeRedirect_96b314aaf09091e43af9343e13019de1 } from '../../../lib/backend/admin/lists/single-office-redirect'
import { ArchiveButton as ArchiveButton_2906a23f5d83aa8ba7525b5e320952a9 } from '../../../lib/backend/admin/deletion/archive-button'
import { DistrictField as DistrictField_9547734b2db8c0d10c3014b9c1fe202b } from '../../../lib/backend/admin/forms/option-fields'
import { ListingBuyersPanel as ListingBuyersPanel_ac54ae36d79d02fd16c35a28f3f713d9 } from '../../../lib/backend/buyers/staff/listing-buyers-panel'
import { ReplyByMail as ReplyByMail_428a941cc75bf65bf2654bbfca3958b8 } from '../../../lib/backend/leads/inbox/reply-fields'
import { SentRepliesPanel as SentRepliesPanel_6f978be08f6d3f07ccf747618a15b265 } from '../../../lib/backend/leads/inbox/lead-panels'
import { LeadAnswersPanel as LeadAnswersPanel_6f978be08f6d3f07ccf747618a15b265 } from '../../../lib/backend/leads/inbox/lead-panels'
import { LeadConsentsPanel as LeadConsentsPanel_6f978be08f6d3f07ccf747618a15b265 } from '../../../lib/backend/leads/inbox/lead-panels'
import { FirstReplyField as FirstReplyField_428a941cc75bf65bf2654bbfca3958b8 } from '../../../lib/backend/leads/inbox/reply-fields'
import { FirstReplyCell as FirstReplyCell_428a941cc75bf65bf2654bbfca3958b8 } from '../../../lib/backend/leads/inbox/reply-fields'
import { ExportLeadsLink as ExportLeadsLink_6f978be08f6d3f07ccf747618a15b265 } from '../../../lib/backend/leads/inbox/lead-panels'
import { BuyerSummaryPanel as BuyerSummaryPanel_158f91f9e56bba77bcaadeb24a457f26 } from '../../../lib/backend/buyers/staff/buyer-summary-panel'
import { CurrentPasswordField as CurrentPasswordField_12018e85b89880b68ff1d91627838483 } from '../../../lib/backend/platform/accounts/current-password-field'
import { DismissToasts as DismissToasts_1105b9272dfce30a8ea81edb3a7838fb } from '../../../lib/backend/platform/accounts/dismiss-toasts'
import { VersionScreenRevision as VersionScreenRevision_8c1452a57283ac09eb5fc1fea8f8f74d } from '../../../lib/backend/composer-api/revisions/version-screen-revision'
import { HomeIcon as HomeIcon_334f7805709c0eb0a7ceffd50fea1b71 } from '../../../lib/backend/admin/dashboard/cms-logo'
import { CmsLogo as CmsLogo_334f7805709c0eb0a7ceffd50fea1b71 } from '../../../lib/backend/admin/dashboard/cms-logo'
import { OnboardingChecklist as OnboardingChecklist_ce07585995015e98c8bdbbfd2f143a67 } from '../../../lib/backend/admin/onboarding/onboarding-checklist'
import { QuickActions as QuickActions_5ed75561d7c75c38537bbf68e5a72e60 } from '../../../lib/backend/admin/dashboard/quick-actions'
import { FailingMessages as FailingMessages_e6664bf7dca432cff28cd1960dda7079 } from '../../../lib/backend/leads/inbox/failing-messages'
import { TodoList as TodoList_664e39a467b477ba8b7b858ca8fc2b3c } from '../../../lib/backend/admin/dashboard/todo-list'
import { LeadStatistics as LeadStatistics_829476bf7f28ce23d3a61bb023b6045e } from '../../../lib/backend/leads/inbox/lead-statistics'
import { BuyerStatistics as BuyerStatistics_11f11fee60504a970d2a8381c9b73995 } from '../../../lib/backend/buyers/staff/buyer-statistics'
import { FetchInterceptorProvider as FetchInterceptorProvider_727405f4e0a6542b7ede73755bb75e7c } from '../../../lib/backend/platform/admin-ui/fetch-interceptor-provider'
import { FormErrorsProvider as FormErrorsProvider_95952fb1a0c85bac565eeb1ef3d8a442 } from '../../../lib/backend/platform/form-errors/form-errors-provider'
import { SessionExpiryProvider as SessionExpiryProvider_19fbc821bfc119d2a25728e1a6648b1f } from '../../../lib/backend/platform/accounts/session-expiry-provider'
import { RevisionHeadersProvider as RevisionHeadersProvider_934084f53a8c19163bc6f9d9b927a906 } from '../../../lib/backend/composer-api/revisions/revision-headers-provider'
import { FieldFocusProvider as FieldFocusProvider_a92a00406c802852041d54d7980b781f } from '../../../lib/backend/admin/forms/field-focus-provider'
import { NewPasswordRule as NewPasswordRule_d1bd599f80b301e23a7ec0b8d4c840d1 } from '../../../lib/backend/platform/accounts/new-password-rule'
import { ControlLabelsProvider as ControlLabelsProvider_62f8f83cf57ea954b6cb3fe60b419627 } from '../../../lib/backend/admin/accessibility/control-labels-provider'
import { DashboardLink as DashboardLink_d426258ca569c12aa9885d1932d49802 } from '../../../lib/backend/admin/accessibility/dashboard-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FirstDraftForm as FirstDraftForm_aa0e63f431189d947b9ad288b79193fd } from '../../../lib/backend/composer-api/admin-ui/first-draft-form'

/** @type import('payload').ImportMap */
export const importMap = {
  "/composer-api/admin-ui/title-cell#TitleCell": TitleCell_b3730847e3fac36fed7bec2af66a6b02,
  "/admin/content/blocks-editor#BlocksEditor": BlocksEditor_c2ed0a180060462d4f5932c686e1def9,
  "/admin/forms/after-input#StrippedMarkupHint": StrippedMarkupHint_f668a159c2ccd9c278b4dcc981bf2396,
  "/admin/forms/row-label#RowLabel": RowLabel_e9730a2341325910ecbb97c17672bdfc,
  "/admin/forms/after-input#SyncScopeWithOffice": SyncScopeWithOffice_f668a159c2ccd9c278b4dcc981bf2396,
  "/composer-api/admin-ui/compose-links#ComposeCell": ComposeCell_1082c5a3d0289bc219ab2b30aedfd7a8,
  "/composer-api/revisions/revision-field#RevisionField": RevisionField_8a01a004ef830de4282a7b3e2a3c67b7,
  "/composer-api/admin-ui/status-cell#StatusCell": StatusCell_74f42624aad7428cff677fc953fedb4a,
  "/composer-api/admin-ui/compose-links#NewPageLink": NewPageLink_1082c5a3d0289bc219ab2b30aedfd7a8,
  "/admin/lists/last-page-redirect#LastPageRedirect": LastPageRedirect_fb45b8c05b2dd37471934b0cb596e123,
  "/composer-api/revisions/list-revision-recorder#ListRevisionRecorder": ListRevisionRecorder_d2b8d03bb4d256687a610f9b35af53af,
  "/admin/onboarding/next-step#NextStep": NextStep_d7049f6c974d2437dc2a49f99e35b392,
  "/composer-api/admin-ui/unsaved-document-title#UnsavedDocumentTitle": UnsavedDocumentTitle_61f6faf673e5627ba6051abf532ff39b,
  "/composer-api/admin-ui/page-publish-button#PagePublishButton": PagePublishButton_e2baf7a04ea145264d8645f5e51e62ab,
  "/platform/references/menu-usage-cell#MenuUsageCell": MenuUsageCell_ba1e000b99d7021d651f3aec9e89fcec,
  "/composer-api/admin-ui/record-publish-button#RecordPublishButton": RecordPublishButton_83626dbcd4eb4f4a3428330bfe245d8c,
  "/admin/forms/option-fields#SuggestedTextField": SuggestedTextField_9547734b2db8c0d10c3014b9c1fe202b,
  "/platform/media/replace-picture#ReplacePicture": ReplacePicture_11fd8d95dba5774831be67ccd3f7f2c9,
  "/admin/forms/inputs#MoneyInput": MoneyInput_3fd15506fe395fa0ea5afb93e1390881,
  "/admin/forms/after-input#RedirectPatternHint": RedirectPatternHint_f668a159c2ccd9c278b4dcc981bf2396,
  "/admin/forms/inputs#RedirectTypeCell": RedirectTypeCell_3fd15506fe395fa0ea5afb93e1390881,
  "/admin/forms/inputs#RedirectTypeInput": RedirectTypeInput_3fd15506fe395fa0ea5afb93e1390881,
  "/admin/forms/network-only-hint#NetworkOnlyHint": NetworkOnlyHint_b031981086725f8b1399dbbda1bbbf91,
  "/admin/forms/after-input#VisiblePhoneHint": VisiblePhoneHint_f668a159c2ccd9c278b4dcc981bf2396,
  "/admin/forms/hours-input#HoursInput": HoursInput_2e8ab23b42f4cf2975177171b567ea30,
  "/admin/forms/after-input#HolidaysHint": HolidaysHint_f668a159c2ccd9c278b4dcc981bf2396,
  "/admin/forms/inputs#ValueListCell": ValueListCell_3fd15506fe395fa0ea5afb93e1390881,
  "/admin/forms/inputs#ValueListInput": ValueListInput_3fd15506fe395fa0ea5afb93e1390881,
  "/admin/lists/single-office-redirect#SingleOfficeRedirect": SingleOfficeRedirect_96b314aaf09091e43af9343e13019de1,
  "/admin/deletion/archive-button#ArchiveButton": ArchiveButton_2906a23f5d83aa8ba7525b5e320952a9,
  "/admin/forms/option-fields#DistrictField": DistrictField_9547734b2db8c0d10c3014b9c1fe202b,
  "/buyers/staff/listing-buyers-panel#ListingBuyersPanel": ListingBuyersPanel_ac54ae36d79d02fd16c35a28f3f713d9,
  "/leads/inbox/reply-fields#ReplyByMail": ReplyByMail_428a941cc75bf65bf2654bbfca3958b8,
  "/leads/inbox/lead-panels#SentRepliesPanel": SentRepliesPanel_6f978be08f6d3f07ccf747618a15b265,
  "/leads/inbox/lead-panels#LeadAnswersPanel": LeadAnswersPanel_6f978be08f6d3f07ccf747618a15b265,
  "/leads/inbox/lead-panels#LeadConsentsPanel": LeadConsentsPanel_6f978be08f6d3f07ccf747618a15b265,
  "/leads/inbox/reply-fields#FirstReplyField": FirstReplyField_428a941cc75bf65bf2654bbfca3958b8,
  "/leads/inbox/reply-fields#FirstReplyCell": FirstReplyCell_428a941cc75bf65bf2654bbfca3958b8,
  "/leads/inbox/lead-panels#ExportLeadsLink": ExportLeadsLink_6f978be08f6d3f07ccf747618a15b265,
  "/buyers/staff/buyer-summary-panel#BuyerSummaryPanel": BuyerSummaryPanel_158f91f9e56bba77bcaadeb24a457f26,
  "/platform/accounts/current-password-field#CurrentPasswordField": CurrentPasswordField_12018e85b89880b68ff1d91627838483,
  "/platform/accounts/dismiss-toasts#DismissToasts": DismissToasts_1105b9272dfce30a8ea81edb3a7838fb,
  "/composer-api/revisions/version-screen-revision#VersionScreenRevision": VersionScreenRevision_8c1452a57283ac09eb5fc1fea8f8f74d,
  "/admin/dashboard/cms-logo#HomeIcon": HomeIcon_334f7805709c0eb0a7ceffd50fea1b71,
  "/admin/dashboard/cms-logo#CmsLogo": CmsLogo_334f7805709c0eb0a7ceffd50fea1b71,
  "/admin/onboarding/onboarding-checklist#OnboardingChecklist": OnboardingChecklist_ce07585995015e98c8bdbbfd2f143a67,
  "/admin/dashboard/quick-actions#QuickActions": QuickActions_5ed75561d7c75c38537bbf68e5a72e60,
  "/leads/inbox/failing-messages#FailingMessages": FailingMessages_e6664bf7dca432cff28cd1960dda7079,
  "/admin/dashboard/todo-list#TodoList": TodoList_664e39a467b477ba8b7b858ca8fc2b3c,
  "/leads/inbox/lead-statistics#LeadStatistics": LeadStatistics_829476bf7f28ce23d3a61bb023b6045e,
  "/buyers/staff/buyer-statistics#BuyerStatistics": BuyerStatistics_11f11fee60504a970d2a8381c9b73995,
  "/platform/admin-ui/fetch-interceptor-provider#FetchInterceptorProvider": FetchInterceptorProvider_727405f4e0a6542b7ede73755bb75e7c,
  "/platform/form-errors/form-errors-provider#FormErrorsProvider": FormErrorsProvider_95952fb1a0c85bac565eeb1ef3d8a442,
  "/platform/accounts/session-expiry-provider#SessionExpiryProvider": SessionExpiryProvider_19fbc821bfc119d2a25728e1a6648b1f,
  "/composer-api/revisions/revision-headers-provider#RevisionHeadersProvider": RevisionHeadersProvider_934084f53a8c19163bc6f9d9b927a906,
  "/admin/forms/field-focus-provider#FieldFocusProvider": FieldFocusProvider_a92a00406c802852041d54d7980b781f,
  "/platform/accounts/new-password-rule#NewPasswordRule": NewPasswordRule_d1bd599f80b301e23a7ec0b8d4c840d1,
  "/admin/accessibility/control-labels-provider#ControlLabelsProvider": ControlLabelsProvider_62f8f83cf57ea954b6cb3fe60b419627,
  "/admin/accessibility/dashboard-link#DashboardLink": DashboardLink_d426258ca569c12aa9885d1932d49802,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/composer-api/admin-ui/first-draft-form#FirstDraftForm": FirstDraftForm_aa0e63f431189d947b9ad288b79193fd
}
