/** What every form says, in English. */
export const form = {
  phone: '{phoneWord, select, mobile {Mobile Phone} other {Phone}}',
  postalCode:
    '{postalWord, select, digital {Postal/Digital Address} eircode {Eircode} postcode {Postcode} postal {Postal code} other {Zip}}',
  required: 'Please complete all required fields',
  failed: 'An error occurred. Please try again later.',
  popUpBlocked: 'Pop-up Blocked',
  fullName: 'Full name',
  optional: 'optional',
  choose: 'Please choose',
  send: 'Send',
  sending: 'Sending',
  again: 'Send again',
  kept: 'What you wrote is kept on this page.',
  privacy:
    'I agree that my name, how to reach me and what I write are kept, and given to the office or agent I write to, so that they can answer me.',
  sms: 'I agree that the office that answers me may send me text messages about what I ask and about businesses that fit it, at the number above. Frequency varies. Network charges may apply. Reply STOP to opt out and HELP for help. Agreeing is optional, and not needed to use this site or to buy or sell a business.',
  leaveEmpty: 'Leave this field empty',
  tooMany: 'You have sent this often in a short time. Please wait a little, then send it again.',
  expired:
    'Your browser did not say where this form comes from. Please open the page again and send it from there.',
  tooLarge: 'What you wrote is too long to be sent at once. Please go back, shorten it and send it again.',
  gone: 'This form is not here any more. Please open the page again.',
  unreadable: 'What your browser sent cannot be read. Please open the page again and send it from there.',
  back: 'Back to the page',
  fault: {
    missing: 'Please fill this in.',
    agree: 'Please tick this box: without it we may not do what you ask.',
    choose: 'Please choose one of these.',
    email: 'This email address is not complete. It looks like name@example.com.',
    phone:
      'This is not a phone number. Write its digits, with + and the country’s code if it is from abroad.',
    tooLong: 'This is too long: at most {most} characters fit here.',
    unknown: 'This field is not known.',
    wrong: 'Something in here cannot be read. Please type it again.',
    some: '{count, plural, one {One field needs} other {# fields need}} another look.',
  },
};

/** The words of inquiries and of the mails about them, in English. */
export const inquiry = {
  buying: 'Buying a business',
  selling: 'Selling a business',
  franchising: 'Franchising a business',
  other: 'Other',
  sent: 'Your inquiry has been submitted successfully.',
  next: '{recipient} has your message now and answers it {within, select, none {} other {{within}, }}in the way you chose. A mail that says so is on its way to you.',
  sooner: 'Sooner: {telephone}{hours, select, none {} other {, {hours}}}.',
  failed: 'There was an error submitting your inquiry. Please try again later.',
  guideSent: 'Thank you for your interest! Check your email for a link to the guide',
  reason: 'What is it about?',
  message: 'Your message',
  about: 'About {title}, number {number}',
  reachBy: 'How we reach you best',
  reachWhen: 'When we reach you best',
  when: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  mail: {
    subject: 'We have your message',
    hello: 'Good day,',
    thanks: 'Thank you for writing. Your message has reached {recipient}, who will answer you.',
    mistaken: 'If it was not you who wrote this, please reply and say so; we will then delete it.',
    newSubject: '{reason}: {name}',
    answerSubject: 'Your message to {recipient}',
    newIntro: '{name} asks through the website. Reply to this mail to answer.',
    from: 'Sent from {page}',
    why: {
      agent_branding: 'It comes to you because it was sent from your pages.',
      listing_agent: 'It comes to you because it asks about a listing of yours.',
      office: 'It comes to you because it was sent to your office.',
      network: 'It comes to you because no office or agent is nearer to it.',
    },
  },
};
