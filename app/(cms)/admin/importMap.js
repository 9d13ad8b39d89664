import { TitleCell as TitleCell_c1b34734d69b20d95fbf6dbaa4573149 } from '../../../lib/backend/composing/title-cell'
import { BlocksEditor as BlocksEditor_d8d3c980a991bab7dd1c435dc0518759 } from '../../../lib/backend/content/blocks-editor'
import { LeftOutNow as LeftOutNow_a09441dc22946fc9b7c3ff1b7982e626 } from '../../../lib/backend/forms/left-out-now'
import { RowName as RowName_48edaad441d4ee64d79ec9676e550a5b } from '../../../lib/backend/forms/row-name'
import { ScopeOfOffice as ScopeOfOffice_adcb44a5a9ef6af0c66d4ee06def6267 } from '../../../lib/backend/forms/scope-of-office'
import { ComposeCell as ComposeCell_3a06533fb1626beac6759744a95fbba8 } from '../../../lib/backend/composing/compose-links'
import { RevisionField as RevisionField_93449bd8f1a4b1cf64d358e02207699a } from '../../../lib/backend/revisions/revision-field'
import { NewPageLink as NewPageLink_3a06533fb1626beac6759744a95fbba8 } from '../../../lib/backend/composing/compose-links'
import { LastPage as LastPage_47f471b9db197f9fd3a548fb3923ef91 } from '../../../lib/backend/lists/last-page'
import { ListedRevisions as ListedRevisions_6858ce21cde2fa35d0f1b663a4588854 } from '../../../lib/backend/revisions/listed-revisions'
import { NextStep as NextStep_1539dfd825b15cb69379b2138e1462ef } from '../../../lib/backend/beginning/next-step'
import { NewTitle as NewTitle_e58bedba594e1450eae2e8e8c5e05bc2 } from '../../../lib/backend/creation/new-title'
import { PublishPage as PublishPage_57c6c0a7084fc77df3f95587fafe8b23 } from '../../../lib/backend/composing/publish-page'
import { DrawnInCell as DrawnInCell_5902a203b519a747e7a0e49a0521ec88 } from '../../../lib/backend/references/drawn-in'
import { PublishRecord as PublishRecord_cd37837a5625991bfb28123b06f1a784 } from '../../../lib/backend/creation/publish-record'
import { KnownWords as KnownWords_2b92f51d2dc1ab1d07060488090db9dc } from '../../../lib/backend/forms/known-words'
import { AnotherPicture as AnotherPicture_453d32f85f1aa2ef3dfc5f149730a43c } from '../../../lib/backend/media/another-picture'
import { MoneyInput as MoneyInput_09ac20ef61a6a2e389831205f35a2a6f } from '../../../lib/backend/forms/money-input'
import { PatternHelp as PatternHelp_bceff07948b7e69aa431c894d996b21e } from '../../../lib/backend/forms/pattern-help'
import { ForGood as ForGood_6b573fd2b6b6f720f0126775b483af84 } from '../../../lib/backend/forms/for-good'
import { ChangedByNetwork as ChangedByNetwork_55d269ba83ad3b7e284c514b68e49f60 } from '../../../lib/backend/forms/changed-by-network'
import { ShownPhoneNow as ShownPhoneNow_867ecba4bc2ac4ecd9d9dc20249c8959 } from '../../../lib/backend/forms/shown-phone-now'
import { HoursInput as HoursInput_c5068613e31a777363ddba7e85b0b077 } from '../../../lib/backend/forms/hours-input'
import { HolidaysHelp as HolidaysHelp_346d7c96a84739f60350946b5bf5159c } from '../../../lib/backend/forms/holidays-help'
import { ListOfWords as ListOfWords_158c3d024b35f8f849ba7f664fb199a2 } from '../../../lib/backend/forms/list-of-words'
import { OnlyOffice as OnlyOffice_63558555068c08eca5d9a836c0a8e4cb } from '../../../lib/backend/lists/only-office'
import { ArchiveItem as ArchiveItem_d66f2a79b3d3a65d7f013617d22092ff } from '../../../lib/backend/removal/archive-item'
import { DistrictOfRegion as DistrictOfRegion_baf1d43a8ecefe20c9f9a983ff95f329 } from '../../../lib/backend/forms/district-of-region'
import { AnswerByMail as AnswerByMail_11caab61da334462ff089a5c0c593091 } from '../../../lib/backend/desk/answer-by-mail'
import { MailedAnswers as MailedAnswers_c706e3dc92b23e0853e849b17e8de0f6 } from '../../../lib/backend/desk/mailed-answers'
import { AnswersOfLead as AnswersOfLead_0dbf217579c6ea797e7b585f14ff05b4 } from '../../../lib/backend/desk/answers-of-lead'
import { ConsentsOfLead as ConsentsOfLead_157aac338ea04f3fb4f2052ffa4ba67f } from '../../../lib/backend/desk/consents-of-lead'
import { FirstAnswerField as FirstAnswerField_8a789d1268c7ea3eec9a0b40ca4301b7 } from '../../../lib/backend/desk/first-answer'
import { FirstAnswerCell as FirstAnswerCell_8a789d1268c7ea3eec9a0b40ca4301b7 } from '../../../lib/backend/desk/first-answer'
import { ExportLink as ExportLink_7f7bebcb7a33e21d3e1d84660d193616 } from '../../../lib/backend/desk/export-link'
import { CurrentPasswordField as CurrentPasswordField_9f209ccd08f2ff01f44f50ee9f00f7c0 } from '../../../lib/backend/accounts/current-password-field'
import { TakeBackMessages as TakeBackMessages_95353c880f3b1ce894cf80f0dfa3e1ec } from '../../../lib/backend/accounts/take-back-messages'
import { ShownRevision as ShownRevision_64b35e70f00cf8ece9158dc095563992 } from '../../../lib/backend/revisions/shown-revision'
import { SmallMark as SmallMark_41e25aab93cdb9af6f48b36eb150cb92 } from '../../../lib/backend/dashboard/mark'
import { Mark as Mark_41e25aab93cdb9af6f48b36eb150cb92 } from '../../../lib/backend/dashboard/mark'
import { FirstSteps as FirstSteps_30795df1e592f7685cb02296e79fa2e3 } from '../../../lib/backend/beginning/first-steps'
import { BeginHere as BeginHere_1c918895bd7241aedef7eee1e1b63291 } from '../../../lib/backend/dashboard/begin-here'
import { FailingMessages as FailingMessages_0ff8ea61355a04b99b6d17ff458f5d72 } from '../../../lib/backend/desk/failing-messages'
import { WhatIsToDo as WhatIsToDo_2273b78066dd94df8633d064ef7da233 } from '../../../lib/backend/dashboard/what-is-to-do'
import { FiguresOfOffices as FiguresOfOffices_6456dbddb320e1bd97af7187d347a07b } from '../../../lib/backend/desk/figures-of-offices'
import { FetchInterceptorProvider as FetchInterceptorProvider_c3ca9f50b1e9e27353e62bafbb0a1383 } from '../../../lib/backend/admin-fetch/fetch-interceptor-provider'
import { KeepFaults as KeepFaults_9a429aeab6fae2630947c31de3d30f8b } from '../../../lib/backend/faults/keep-faults'
import { KeepForms as KeepForms_7ba620cc1b0b63e30edb9b9ed9fdc1da } from '../../../lib/backend/session/keep-forms'
import { CarryRevisions as CarryRevisions_c91c9335ea6d788ee03287751dec87e2 } from '../../../lib/backend/revisions/carry-revisions'
import { OpenAtField as OpenAtField_7b0f7b2eeadc138f42f30f4cce7a0d0f } from '../../../lib/backend/forms/open-at-field'
import { SayPasswordRule as SayPasswordRule_c5c629b4c64c76155bd9137341dd5d2e } from '../../../lib/backend/accounts/say-password-rule'
import { NameControls as NameControls_19c981f608c3dee984794a19a6073c30 } from '../../../lib/backend/screens/name-controls'
import { WayBack as WayBack_f5fb8c713c6fc8c1ac12c4b681e6c56d } from '../../../lib/backend/screens/way-back'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FirstDraftForm as FirstDraftForm_08ff7542f3584e0688f41c531d709d18 } from '../../../lib/backend/creation/first-draft-form'

/** @type import('payload').ImportMap */
export const importMap = {
  "/composing/title-cell#TitleCell": TitleCell_c1b34734d69b20d95fbf6dbaa4573149,
  "/content/blocks-editor#BlocksEditor": BlocksEditor_d8d3c980a991bab7dd1c435dc0518759,
  "/forms/left-out-now#LeftOutNow": LeftOutNow_a09441dc22946fc9b7c3ff1b7982e626,
  "/forms/row-name#RowName": RowName_48edaad441d4ee64d79ec9676e550a5b,
  "/forms/scope-of-office#ScopeOfOffice": ScopeOfOffice_adcb44a5a9ef6af0c66d4ee06def6267,
  "/composing/compose-links#ComposeCell": ComposeCell_3a06533fb1626beac6759744a95fbba8,
  "/revisions/revision-field#RevisionField": RevisionField_93449bd8f1a4b1cf64d358e02207699a,
  "/composing/compose-links#NewPageLink": NewPageLink_3a06533fb1626beac6759744a95fbba8,
  "/lists/last-page#LastPage": LastPage_47f471b9db197f9fd3a548fb3923ef91,
  "/revisions/listed-revisions#ListedRevisions": ListedRevisions_6858ce21cde2fa35d0f1b663a4588854,
  "/beginning/next-step#NextStep": NextStep_1539dfd825b15cb69379b2138e1462ef,
  "/creation/new-title#NewTitle": NewTitle_e58bedba594e1450eae2e8e8c5e05bc2,
  "/composing/publish-page#PublishPage": PublishPage_57c6c0a7084fc77df3f95587fafe8b23,
  "/references/drawn-in#DrawnInCell": DrawnInCell_5902a203b519a747e7a0e49a0521ec88,
  "/creation/publish-record#PublishRecord": PublishRecord_cd37837a5625991bfb28123b06f1a784,
  "/forms/known-words#KnownWords": KnownWords_2b92f51d2dc1ab1d07060488090db9dc,
  "/media/another-picture#AnotherPicture": AnotherPicture_453d32f85f1aa2ef3dfc5f149730a43c,
  "/forms/money-input#MoneyInput": MoneyInput_09ac20ef61a6a2e389831205f35a2a6f,
  "/forms/pattern-help#PatternHelp": PatternHelp_bceff07948b7e69aa431c894d996b21e,
  "/forms/for-good#ForGood": ForGood_6b573fd2b6b6f720f0126775b483af84,
  "/forms/changed-by-network#ChangedByNetwork": ChangedByNetwork_55d269ba83ad3b7e284c514b68e49f60,
  "/forms/shown-phone-now#ShownPhoneNow": ShownPhoneNow_867ecba4bc2ac4ecd9d9dc20249c8959,
  "/forms/hours-input#HoursInput": HoursInput_c5068613e31a777363ddba7e85b0b077,
  "/forms/holidays-help#HolidaysHelp": HolidaysHelp_346d7c96a84739f60350946b5bf5159c,
  "/forms/list-of-words#ListOfWords": ListOfWords_158c3d024b35f8f849ba7f664fb199a2,
  "/lists/only-office#OnlyOffice": OnlyOffice_63558555068c08eca5d9a836c0a8e4cb,
  "/removal/archive-item#ArchiveItem": ArchiveItem_d66f2a79b3d3a65d7f013617d22092ff,
  "/forms/district-of-region#DistrictOfRegion": DistrictOfRegion_baf1d43a8ecefe20c9f9a983ff95f329,
  "/desk/answer-by-mail#AnswerByMail": AnswerByMail_11caab61da334462ff089a5c0c593091,
  "/desk/mailed-answers#MailedAnswers": MailedAnswers_c706e3dc92b23e0853e849b17e8de0f6,
  "/desk/answers-of-lead#AnswersOfLead": AnswersOfLead_0dbf217579c6ea797e7b585f14ff05b4,
  "/desk/consents-of-lead#ConsentsOfLead": ConsentsOfLead_157aac338ea04f3fb4f2052ffa4ba67f,
  "/desk/first-answer#FirstAnswerField": FirstAnswerField_8a789d1268c7ea3eec9a0b40ca4301b7,
  "/desk/first-answer#FirstAnswerCell": FirstAnswerCell_8a789d1268c7ea3eec9a0b40ca4301b7,
  "/desk/export-link#ExportLink": ExportLink_7f7bebcb7a33e21d3e1d84660d193616,
  "/accounts/current-password-field#CurrentPasswordField": CurrentPasswordField_9f209ccd08f2ff01f44f50ee9f00f7c0,
  "/accounts/take-back-messages#TakeBackMessages": TakeBackMessages_95353c880f3b1ce894cf80f0dfa3e1ec,
  "/revisions/shown-revision#ShownRevision": ShownRevision_64b35e70f00cf8ece9158dc095563992,
  "/dashboard/mark#SmallMark": SmallMark_41e25aab93cdb9af6f48b36eb150cb92,
  "/dashboard/mark#Mark": Mark_41e25aab93cdb9af6f48b36eb150cb92,
  "/beginning/first-steps#FirstSteps": FirstSteps_30795df1e592f7685cb02296e79fa2e3,
  "/dashboard/begin-here#BeginHere": BeginHere_1c918895bd7241aedef7eee1e1b63291,
  "/desk/failing-messages#FailingMessages": FailingMessages_0ff8ea61355a04b99b6d17ff458f5d72,
  "/dashboard/what-is-to-do#WhatIsToDo": WhatIsToDo_2273b78066dd94df8633d064ef7da233,
  "/desk/figures-of-offices#FiguresOfOffices": FiguresOfOffices_6456dbddb320e1bd97af7187d347a07b,
  "/admin-fetch/fetch-interceptor-provider#FetchInterceptorProvider": FetchInterceptorProvider_c3ca9f50b1e9e27353e62bafbb0a1383,
  "/faults/keep-faults#KeepFaults": KeepFaults_9a429aeab6fae2630947c31de3d30f8b,
  "/session/keep-forms#KeepForms": KeepForms_7ba620cc1b0b63e30edb9b9ed9fdc1da,
  "/revisions/carry-revisions#CarryRevisions": CarryRevisions_c91c9335ea6d788ee03287751dec87e2,
  "/forms/open-at-field#OpenAtField": OpenAtField_7b0f7b2eeadc138f42f30f4cce7a0d0f,
  "/accounts/say-password-rule#SayPasswordRule": SayPasswordRule_c5c629b4c64c76155bd9137341dd5d2e,
  "/screens/name-controls#NameControls": NameControls_19c981f608c3dee984794a19a6073c30,
  "/screens/way-back#WayBack": WayBack_f5fb8c713c6fc8c1ac12c4b681e6c56d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/creation/first-draft-form#FirstDraftForm": FirstDraftForm_08ff7542f3584e0688f41c531d709d18
}
