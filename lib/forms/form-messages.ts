import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';

type MessageOf = (t: Translate) => string;
export type FormMessages = {
  /** The name of the form for staff. */
  name: MessageOf;
  button: MessageOf;
  sent: MessageOf;
  failed: MessageOf;
};

const inquiryFailed: MessageOf = (t) => t('inquiry.failed');
const formFailed: MessageOf = (t) => t('buyer.preferencesFailed');
const checkEmail: MessageOf = (t) => t('buyer.checkEmail');
const failed: MessageOf = (t) => t('form.failed');

/** The messages of each form: button, confirmation and failure (spec section 8). */
export const formMessages: Readonly<Record<FormName, FormMessages>> = {
  inquiry: {
    name: (t) => t('inquiry.message'),
    button: (t) => t('form.send'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
  },
  'valuation-mail': {
    name: (t) => t('forms.name.valuation'),
    button: (t) => t('form.send'),
    ...{ sent: checkEmail, failed },
  },
  'seller-registration': {
    name: (t) => t('forms.name.seller'),
    button: (t) => t('forms.send.register'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
  },
  'valuation-start': {
    name: (t) => t('forms.name.valuation'),
    button: (t) => t('forms.send.valuation'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
  },
  'buyer-registration': {
    name: (t) => t('forms.name.buyer'),
    button: (t) => t('forms.send.register'),
    ...{ sent: (t) => t('forms.sent.buyer'), failed: formFailed },
  },
  newsletter: {
    name: (t) => t('forms.name.newsletter'),
    button: (t) => t('forms.send.newsletter'),
    ...{ sent: (t) => t('forms.sent.newsletter'), failed },
  },
  guide: {
    name: (t) => t('forms.name.guide'),
    button: (t) => t('forms.send.guide'),
    ...{ sent: (t) => t('inquiry.guideSent'), failed },
  },
  'event-seat': {
    name: (t) => t('forms.name.event'),
    button: (t) => t('forms.send.event'),
    ...{ sent: (t) => t('forms.sent.event'), failed },
  },
  'sign-in': {
    name: (t) => t('buyer.login'),
    button: (t) => t('account.send.signIn'),
    ...{ sent: (t) => t('account.sent.signedIn'), failed },
  },
  'sign-in-link': {
    name: (t) => t('buyer.login'),
    button: (t) => t('account.send.link'),
    ...{ sent: checkEmail, failed },
  },
  'forgot-password': {
    name: (t) => t('buyer.forgotPassword'),
    button: (t) => t('account.send.forgot'),
    ...{ sent: checkEmail, failed },
  },
  'reset-password': {
    name: (t) => t('buyer.resetPassword'),
    button: (t) => t('account.send.reset'),
    ...{ sent: (t) => t('buyer.passwordReset'), failed },
  },
  'buyer-profile': {
    name: (t) => t('buyer.profile'),
    button: (t) => t('account.send.profile'),
    ...{ sent: (t) => t('buyer.profileUpdated'), failed },
  },
  'change-password': {
    name: (t) => t('account.send.password'),
    button: (t) => t('account.send.password'),
    ...{ sent: (t) => t('account.sent.passwordChanged'), failed },
  },
  'change-email': {
    name: (t) => t('account.send.email'),
    button: (t) => t('account.send.email'),
    ...{ sent: (t) => t('account.sent.emailChange'), failed },
  },
  'delete-account': {
    name: (t) => t('account.send.delete'),
    button: (t) => t('account.send.delete'),
    ...{ sent: (t) => t('account.sent.deleted'), failed },
  },
  sms: {
    name: (t) => t('forms.name.sms'),
    button: (t) => t('forms.send.sms'),
    ...{ sent: (t) => t('forms.sent.sms'), failed },
  },
};
