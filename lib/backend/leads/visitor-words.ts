import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';

/** What the visitor's mail says: `recipient` is whom the form came to, `open` stands on the button that leads on (`lead-link.ts`). */
type MailWords = {
  subject: (t: Translate) => string;
  lines: (t: Translate, of: { recipient: string }) => string[];
  open?: (t: Translate) => string;
};

/** The mail to who sent a form. None where no address is asked for; a valuation's is figures (`valuation-mails.ts`). */
export const visitorWords: Partial<Readonly<Record<FormName, MailWords>>> = {
  inquiry: {
    subject: (t) => t('inquiry.mail.subject'),
    lines: (t, { recipient }) => [t('inquiry.mail.thanks', { recipient })],
  },
  'seller-registration': {
    subject: (t) => t('forms.mail.seller.subject'),
    lines: (t, { recipient }) => [t('forms.mail.seller.thanks', { recipient })],
  },
  'valuation-start': {
    subject: (t) => t('forms.mail.valuation.subject'),
    lines: (t, { recipient }) => [
      t('forms.mail.valuation.thanks', { recipient }),
      t('forms.mail.valuation.calculator'),
    ],
    open: (t) => t('forms.mail.valuation.open'),
  },
  'buyer-registration': {
    subject: (t) => t('forms.mail.buyer.subject'),
    lines: (t, { recipient }) => [t('forms.mail.buyer.thanks', { recipient })],
    open: (t) => t('forms.mail.buyer.listings'),
  },
  newsletter: {
    subject: (t) => t('forms.mail.newsletter.subject'),
    lines: (t) => [t('forms.mail.newsletter.thanks')],
  },
  guide: {
    subject: (t) => t('forms.mail.guide.subject'),
    lines: (t, { recipient }) => [
      t('forms.mail.guide.thanks'),
      t('forms.mail.guide.questions', { recipient }),
    ],
    open: (t) => t('forms.mail.guide.open'),
  },
  'event-seat': {
    subject: (t) => t('forms.mail.event.subject'),
    lines: (t, { recipient }) => [t('forms.mail.event.thanks', { recipient })],
  },
};
