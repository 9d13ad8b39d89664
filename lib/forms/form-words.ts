import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';

type Say = (t: Translate) => string;
/** What the visitor's mail says of whom it came to; `link` is what the form leads on to. */
type MailWords = { subject: Say; lines: (t: Translate, of: { recipient: string; link: string }) => string[] };

export type FormWords = {
  /** What staff call it. */
  name: Say;
  button: Say;
  sent: Say;
  failed: Say;
  /** None where it gives no e-mail address. */
  mail?: MailWords;
};

const inquiryFailed: Say = (t) => t('inquiry.failed');
const formFailed: Say = (t) => t('buyer.preferencesFailed');
const failed: Say = (t) => t('form.failed');

/** What each form says: on its button, when it was sent, when it could not be (spec section 8), and in the mail to who sent it. */
export const formWords: Readonly<Record<FormName, FormWords>> = {
  inquiry: {
    name: (t) => t('inquiry.message'),
    button: (t) => t('form.send'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
    mail: {
      subject: (t) => t('inquiry.mail.subject'),
      lines: (t, { recipient }) => [t('inquiry.mail.thanks', { recipient })],
    },
  },
  // Its mails are figures (`lib/backend/leads/valuation-mails.ts`).
  'valuation-mail': {
    name: (t) => t('forms.name.valuation'),
    button: (t) => t('form.send'),
    ...{ sent: (t) => t('buyer.checkEmail'), failed },
  },
  'seller-registration': {
    name: (t) => t('forms.name.seller'),
    button: (t) => t('forms.send.register'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
    mail: {
      subject: (t) => t('forms.mail.seller.subject'),
      lines: (t, { recipient }) => [t('forms.mail.seller.thanks', { recipient })],
    },
  },
  'valuation-start': {
    name: (t) => t('forms.name.valuation'),
    button: (t) => t('forms.send.valuation'),
    ...{ sent: (t) => t('inquiry.sent'), failed: inquiryFailed },
    mail: {
      subject: (t) => t('forms.mail.valuation.subject'),
      lines: (t, { recipient, link }) => [
        t('forms.mail.valuation.thanks', { recipient }),
        t('forms.mail.valuation.calculator', { link }),
      ],
    },
  },
  'buyer-registration': {
    name: (t) => t('forms.name.buyer'),
    button: (t) => t('forms.send.register'),
    ...{ sent: (t) => t('forms.sent.buyer'), failed: formFailed },
    mail: {
      subject: (t) => t('forms.mail.buyer.subject'),
      lines: (t, { recipient, link }) => [
        t('forms.mail.buyer.thanks', { recipient }),
        t('forms.mail.buyer.listings', { link }),
      ],
    },
  },
  newsletter: {
    name: (t) => t('forms.name.newsletter'),
    button: (t) => t('forms.send.newsletter'),
    ...{ sent: (t) => t('forms.sent.newsletter'), failed },
    mail: {
      subject: (t) => t('forms.mail.newsletter.subject'),
      lines: (t) => [t('forms.mail.newsletter.thanks')],
    },
  },
  guide: {
    name: (t) => t('forms.name.guide'),
    button: (t) => t('forms.send.guide'),
    ...{ sent: (t) => t('inquiry.guideSent'), failed },
    mail: {
      subject: (t) => t('forms.mail.guide.subject'),
      lines: (t, { recipient, link }) => [
        t('forms.mail.guide.thanks', { link }),
        t('forms.mail.guide.questions', { recipient }),
      ],
    },
  },
  'event-seat': {
    name: (t) => t('forms.name.event'),
    button: (t) => t('forms.send.event'),
    ...{ sent: (t) => t('forms.sent.event'), failed },
    mail: {
      subject: (t) => t('forms.mail.event.subject'),
      lines: (t, { recipient }) => [t('forms.mail.event.thanks', { recipient })],
    },
  },
  sms: {
    name: (t) => t('forms.name.sms'),
    button: (t) => t('forms.send.sms'),
    ...{ sent: (t) => t('forms.sent.sms'), failed },
  },
};
