import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';

/** What the visitor's mail says: `recipient` is whom the form came to, `link` what it leads on to. */
type MailWords = {
  subject: (t: Translate) => string;
  lines: (t: Translate, of: { recipient: string; link: string }) => string[];
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
    lines: (t, { recipient, link }) => [
      t('forms.mail.valuation.thanks', { recipient }),
      t('forms.mail.valuation.calculator', { link }),
    ],
  },
  'buyer-registration': {
    subject: (t) => t('forms.mail.buyer.subject'),
    lines: (t, { recipient, link }) => [
      t('forms.mail.buyer.thanks', { recipient }),
      t('forms.mail.buyer.listings', { link }),
    ],
  },
  newsletter: {
    subject: (t) => t('forms.mail.newsletter.subject'),
    lines: (t) => [t('forms.mail.newsletter.thanks')],
  },
  guide: {
    subject: (t) => t('forms.mail.guide.subject'),
    lines: (t, { recipient, link }) => [
      t('forms.mail.guide.thanks', { link }),
      t('forms.mail.guide.questions', { recipient }),
    ],
  },
  'event-seat': {
    subject: (t) => t('forms.mail.event.subject'),
    lines: (t, { recipient }) => [t('forms.mail.event.thanks', { recipient })],
  },
};
