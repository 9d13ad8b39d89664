/** The words of registrations and of the short forms, and of the mails and texts about them, in English. */
export const forms = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneCountry: 'Country of the number',
  trade: 'Your trade',
  town: 'Your town',
  sitting: 'Which one?',
  guide: 'Guide',
  newsletter:
    'I agree that the network sends me its newsletter by email, about once a month. I can end it at any time by replying to it.',
  fault: {
    address: 'A digital address looks like GA-183-8164. A postal address is good, too.',
    day: 'Please choose one of the days that the page offers.',
  },
  send: {
    register: 'Register',
    valuation: 'Ask for a valuation',
    newsletter: 'Subscribe',
    guide: 'Send me the guide',
    event: 'Keep a seat for me',
    sms: 'Send me texts',
  },
  sent: {
    buyer: 'You are registered. Please check your email.',
    newsletter: 'You are subscribed. Please check your email.',
    event: 'A seat is kept for you. Please check your email.',
    sms: 'You get a text message in a moment. Reply STOP to it whenever you want no more.',
  },
  name: {
    seller: 'Seller registration',
    valuation: 'Valuation',
    buyer: 'Buyer registration',
    newsletter: 'Newsletter',
    guide: 'Guide',
    event: 'Seat at an event',
    sms: 'Text messages',
  },
  mail: {
    newIntro: '{name} sent this through the website. Reply to this mail to answer.',
    seller: {
      subject: 'We have your registration',
      thanks:
        'Thank you for your trust. {recipient} has your registration, and calls you. Nobody else hears of it.',
    },
    valuation: {
      subject: 'Your valuation',
      thanks: 'Thank you for asking. {recipient} will write to you about what your business may be worth.',
      calculator: 'If you have last year’s figures at hand, you can work out a first range now.',
      open: 'To the calculator',
    },
    buyer: {
      subject: 'You are registered as a buyer',
      thanks: 'Thank you for registering. {recipient} writes to you when a business comes up that may fit.',
      listings: 'What is for sale today',
    },
    newsletter: {
      subject: 'You get our newsletter from now on',
      thanks:
        'Thank you for subscribing. We write about once a month. To end it, reply to this mail or to any newsletter.',
    },
    guide: {
      subject: 'Your guide',
      thanks: 'Thank you for your interest! Here is the guide.',
      open: 'Read the guide',
      questions: 'If a question is left, {recipient} will gladly answer it: reply to this mail.',
    },
    event: {
      subject: 'A seat is kept for you',
      thanks: 'Thank you for coming. {recipient} keeps a seat for you, and writes before the day.',
    },
  },
  text: {
    welcome:
      '{network}: you get text messages from us. Frequency varies. Reply STOP to opt out and HELP for help.',
    stopped: '{network}: you get no more text messages, from none of our offices.',
    help: '{network}: write to {email} for help. Reply STOP to opt out.',
  },
  dialog: {
    open: 'Register as a buyer',
    done: 'You are registered as a buyer.',
  },
};
