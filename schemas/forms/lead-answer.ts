/** A number with its text in the language of the form, and the link that opens it. */
export type ContactNumber = { text: string; href: string };

/**
 * Who answers a submitted form, how and by when, in the response to the form. Texts are in the language of the form.
 * Plain types: scripts of public pages use them.
 */
export type LeadAnswer = {
  /** One or two sentences with everything below. */
  text: string;
  /** Name of the office; null when the network answers itself. */
  office: string | null;
  /** Name of the person who answers, if one is responsible. */
  person: string | null;
  /** Name of the network. */
  network: string;
  by: 'phone' | 'whatsapp' | 'sms' | 'email' | 'either';
  /** ISO timestamp and its text; null for forms that promise no answer. */
  due: { at: string; text: string } | null;
  phone: ContactNumber | null;
  whatsApp: ContactNumber | null;
};
