import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { offices } from '../data/offices/offices';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { whatsAppLink } from './shared-blocks';

const nextSteps = block('steps', {
  heading: 'What happens next',
  steps: [
    {
      heading: 'You get a confirmation',
      text: 'If you sent us a message or a request and gave an email address, an email says who answers and by when.',
    },
    {
      heading: 'We reply',
      text: 'The office or broker that handles your message or request answers in the way you chose. If no office is responsible, the network answers.',
    },
    { heading: 'You decide', text: 'A first talk is free, confidential and without obligation.' },
  ],
});

const thanks: PageRecord = demoPage(standardNetworkPages.contactThanks, {
  key: 'contact-thanks',
  blocks: ({ hero }) => [
    fill(hero, {
      heading: 'Thank you',
      intro:
        'What you sent has reached us. A message or a request for a valuation is answered {answers}. If you asked for something by email, look in your inbox.',
      facts: [
        { label: 'Messages are answered', value: '{answers}' },
        { label: 'Telephone of the network', value: '{telephone}', note: '{hours}' },
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
});

const network: PageRecord = demoPage(standardNetworkPages.contact, {
  key: 'contact',
  title: 'Contact us',
  meta_description:
    'How to reach Meridian Business Advisors: telephone, email, WhatsApp and {offices.count} offices.',
  blocks: ({ trail, hero, form }) => [
    trail,
    fill(hero, {
      eyebrow: 'Contact us',
      heading: 'Contact us in confidence',
      intro: 'The nearest office is the best place to start. You do not have to name your business.',
      facts: [
        { label: 'Telephone', value: '{telephone}', note: '{hours}' },
        { label: 'Email', value: '{email}' },
      ],
      actions: [whatsAppLink],
    }),
    fill(form, {
      text: 'The office or broker you have already chosen will reply {answers}, in confidence. If you have chosen none, {network} will.',
    }),
    bound('office-finder', { source: 'offices' }, { heading: 'Find your office', surface: 'raised' }),
  ],
});

/**
 * The contact page of each open office: a separate record, which takes precedence over that of the network.
 */
const officeContactPages: PageRecord[] = offices
  .filter(({ status }) => status === 'Active')
  .map(({ slug }) =>
    demoPage(standardNetworkPages.contact, {
      key: `contact-${slug}`,
      title: 'Contact {office}',
      office: slug,
      meta_description: 'Telephone, email, opening hours and the way to {office}.',
      blocks: ({ trail, hero, form }) => [
        trail,
        fill(hero, {
          eyebrow: '{office}',
          heading: 'Visit, call or write',
          intro: 'Tell us as much or as little as you like. The first talk is free and confidential.',
        }),
        bound('office-contact', { source: 'office', query: { slug: { office: slug } } }),
        fill(form, {
          heading: 'Write to {office}',
          surface: 'raised',
        }),
        bound(
          'team-grid',
          { source: 'people', query: { office: { office: slug } } },
          { heading: 'Who will answer' },
        ),
      ],
    }),
  );

/** The thank-you page of each open office, with its contact person and opening hours. */
const officeThanksPages: PageRecord[] = offices
  .filter(({ status }) => status === 'Active')
  .map(({ slug }) =>
    demoPage(standardNetworkPages.contactThanks, {
      key: `contact-thanks-${slug}`,
      office: slug,
      blocks: ({ hero }) => [
        fill(hero, {
          eyebrow: '{office}',
          heading: 'Thank you',
          intro:
            'What you sent has reached us. A message or a request for a valuation is answered {answers}. If you asked for something by email, look in your inbox.',
        }),
        nextSteps,
        bound(
          'office-contact',
          { source: 'office', query: { slug: { office: slug } } },
          { heading: 'How to reach {office}', surface: 'raised' },
        ),
      ],
    }),
  );

export const contactPages: readonly PageRecord[] = [
  network,
  thanks,
  ...officeContactPages,
  ...officeThanksPages,
];
