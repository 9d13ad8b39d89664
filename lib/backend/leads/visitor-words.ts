import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';

/**
 * Texts of the confirmation mail: `recipient` is the name of who received the form, `buttonLabel` labels the
 * link.
 */
type ConfirmationTexts = {
  subject: (t: Translate) => string;
  paragraphs: (t: Translate, values: { recipient: string }) => string[];
  buttonLabel?: (t: Translate) => string;
};

/**
 * Confirmation texts by form. Forms without an email address have none; valuations have a mail of their own.
 */
export const confirmationTexts: Partial<Readonly<Record<FormName, ConfirmationTexts>>> = {
  inquiry: {
    subject: (t) => t('inquiry.mail.subject'),
    paragraphs: (t, { recipient }) => [t('inquiry.mail.thanks', { recipient })],
  },
  'seller-registration': {
    subject: (t) => t('forms.mail.seller.subject'),
    paragraphs: (t, { recipient }) => [t('forms.mail.seller.thanks', { recipient })],
  },
  'valuation-start': {
    subject: (t) => t('forms.mail.valuation.subject'),
    paragraphs: (t, { recipient }) => [
      t('forms.mail.valuation.thanks', { recipient }),
      t('forms.mail.valuation.calculator'),
    ],
    buttonLabel: (t) => t('forms.mail.valuation.open'),
  },
  'buyer-registration': {
    subject: (t) => t('forms.mail.buyer.subject'),
    paragraphs: (t, { recipient }) => [t('forms.mail.buyer.thanks', { recipient })],
    buttonLabel: (t) => t('forms.mail.buyer.listings'),
  },
  newsletter: {
    subject: (t) => t('forms.mail.newsletter.subject'),
    paragraphs: (t) => [t('forms.mail.newsletter.thanks')],
  },
  guide: {
    subject: (t) => t('forms.mail.guide.subject'),
    paragraphs: (t, { recipient }) => [
      t('forms.mail.guide.thanks'),
      t('forms.mail.guide.questions', { recipient }),
    ],
    buttonLabel: (t) => t('forms.mail.guide.open'),
  },
  'event-seat': {
    subject: (t) => t('forms.mail.event.subject'),
    paragraphs: (t, { recipient }) => [t('forms.mail.event.thanks', { recipient })],
  },
};
