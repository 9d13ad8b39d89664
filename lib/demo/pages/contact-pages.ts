import { offices } from '../data/offices/offices';
import { block, bound } from './block';
import type { PageRecord } from './page-record';

const nextSteps = block('steps', {
  heading: 'What happens next',
  steps: [
    {
      heading: 'You get a confirmation email',
      text: 'It names the person handling your message. Reply to it to add something.',
    },
    { heading: 'We reply', text: 'In the way and at the time you chose.' },
    { heading: 'You decide', text: 'The first talk is free, confidential and without obligation.' },
  ],
});

const thanks: PageRecord = {
  key: 'contact-thanks',
  title: 'Thank you',
  route: 'ContactThankYou',
  noindex: true,
  blocks: [
    block('hero', {
      heading: 'Thank you for writing',
      intro:
        'Your message has reached the broker of the business you asked about, or the nearest office. They will reply {answers}, and nobody else will read it.',
      facts: [
        { label: 'We answer', value: '{answers}' },
        { label: 'Sooner', value: '{telephone}', note: '{hours}' },
      ],
      actions: [{ label: 'Back to the home page', to: { url: '/' } }],
    }),
    nextSteps,
    bound(
      'post-teasers',
      { source: 'posts', query: { limit: 3 } },
      { heading: 'While you wait', layout: 'grid' },
    ),
  ],
};

const network: PageRecord = {
  key: 'contact',
  title: 'Contact us',
  route: 'Contact',
  meta_description:
    'How to reach Meridian Business Advisors: telephone, email, WhatsApp and {offices.count} offices.',
  blocks: [
    bound('breadcrumbs', { source: 'trail' }),
    block('hero', {
      eyebrow: 'Contact us',
      heading: 'Contact us in confidence',
      intro: 'The nearest office is the best place to start. You do not have to name your business.',
      facts: [
        { label: 'Telephone', value: '{telephone}', note: '{hours}' },
        { label: 'Email', value: '{email}' },
      ],
    }),
    block('inquiry-form', {
      heading: 'Write to us',
      text: 'The nearest office will reply {answers}, in confidence.',
    }),
    bound('office-finder', { source: 'offices' }, { heading: 'Find your office', surface: 'raised' }),
  ],
};

/**
 * The contact page of each open office: a separate record, which takes precedence over that of the network.
 */
const officeContactPages: PageRecord[] = offices
  .filter(({ status }) => status === 'Active')
  .map(({ slug }) => ({
    key: `contact-${slug}`,
    title: 'Contact {office}',
    route: 'Contact',
    office: slug,
    meta_description: 'Telephone, email, opening hours and the way to {office}.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{office}',
        heading: 'Visit, call or write',
        intro: 'Tell us as much or as little as you like. The first talk is free and confidential.',
      }),
      bound('office-contact', { source: 'office', query: { slug: { office: slug } } }),
      block('inquiry-form', { heading: 'Write to {office}', surface: 'raised' }),
      bound(
        'team-grid',
        { source: 'people', query: { office: { office: slug } } },
        { heading: 'Who will answer' },
      ),
    ],
  }));

/** The thank-you page of each open office, with its contact person and opening hours. */
const officeThanksPages: PageRecord[] = offices
  .filter(({ status }) => status === 'Active')
  .map(({ slug }) => ({
    key: `contact-thanks-${slug}`,
    title: 'Thank you',
    route: 'ContactThankYou',
    office: slug,
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: '{office}',
        heading: 'Thank you for writing',
        intro: '{office} has received your message and will reply {answers}.',
      }),
      nextSteps,
      bound(
        'office-contact',
        { source: 'office', query: { slug: { office: slug } } },
        { heading: 'For a faster reply', surface: 'raised' },
      ),
    ],
  }));

export const contactPages: readonly PageRecord[] = [
  network,
  thanks,
  ...officeContactPages,
  ...officeThanksPages,
];
