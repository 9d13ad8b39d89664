import { standardFrame } from '@/lib/starter/standard-pages/frame';
import { loanContents } from '@/schemas/loan';
import { fill } from '../pages/block';
import type { SectionRecord } from './section-record';

const name = 'Meridian Business Advisors';
const consent = fill(standardFrame.consent, { privacy: { url: '/privacy' } });
const { signIn } = standardFrame;
const legalLinks = [
  { label: 'Privacy', to: { url: '/privacy' } },
  { label: 'Terms of use', to: { url: '/terms' } },
];
const legal =
  'This is a demonstration network: its businesses, people, offices and figures are invented. Listings are for information only and are not offers; prices are in Ghana cedi.';

/** The header and footer sections; the `-logo` pair is the frame of landing pages. */
export const frameSections: readonly SectionRecord[] = [
  {
    name: 'header',
    office: null,
    contents: [
      { name: 'Network name', type: 'text', value: name },
      { name: 'Redirect hosts', type: 'text', value: '' },
      { name: 'Agent login', type: 'url', value: 'https://agents.meridian.example/' },
      { name: loanContents.rate, type: 'text', value: '26' },
      {
        name: loanContents.source,
        type: 'text',
        value: 'Interest: the median rate that five lenders offered our buyers in October 2026.',
      },
      { name: loanContents.years, type: 'text', value: '5' },
      { name: 'Google Tag Manager ID', type: 'text', value: '' },
      { name: 'Google Analytics Tracking ID', type: 'text', value: '' },
      { name: 'Facebook Pixel ID', type: 'text', value: '' },
      { name: 'Conversion event', type: 'text', value: 'generate_lead' },
    ],
    blocks: [
      consent,
      standardFrame.officeContext,
      fill(standardFrame.header, { name, actions: [{ label: 'Talk to us', to: { url: '/contact-us' } }] }),
      signIn,
    ],
  },
  {
    name: 'header-logo',
    office: null,
    contents: [{ name: 'Network name', type: 'text', value: name }],
    blocks: [consent, fill(standardFrame.logoHeader, { name }), signIn],
  },
  {
    name: 'footer',
    office: null,
    contents: [],
    blocks: [
      fill(standardFrame.footer, {
        name,
        claim: '40+ years in the business',
        text: 'Brokers across Ghana who help owners sell in confidence and buyers find a sound business.',
        contact: {
          phone: '{phone}',
          email: '{email}',
        },
        social: [
          { network: 'linkedin', href: 'https://linkedin.example/company/meridian' },
          { network: 'facebook', href: 'https://facebook.example/meridian' },
          { network: 'instagram', href: 'https://instagram.example/meridian' },
        ],
        legalLinks,
        legal,
      }),
      standardFrame.countrySelector,
    ],
  },
  {
    name: 'footer-logo',
    office: null,
    contents: [],
    blocks: [fill(standardFrame.logoFooter, { name, legalLinks, legal })],
  },
];
