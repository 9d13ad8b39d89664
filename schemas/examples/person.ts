import type { Agent, PersonCard, PersonSummary } from '../person';
import { exampleNoPhones } from './office';

/** An agent with all fields. */
export const exampleAgent: Agent = {
  name: 'Esi Mensah',
  role: 'Senior business advisor',
  image: null,
  href: '/agents/esi-mensah',
  phones: { ...exampleNoPhones, main: '+233244123456', extension: '104' },
  email: 'esi.mensah@meridian.example',
  office: 'Meridian Osu',
  about:
    'Esi ran her family’s cold store in Tema for eleven years before she sold it, and has helped other owners do the same since.\n\nShe reads accounts the way others read novels, and says plainly what a buyer will ask.',
  whatsAppNumber: '+233 24-412-3456',
  officeHref: '/locations/greater-accra/osu',
  officeHours: {
    showOpeningHours: true,
    openingHours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
    daysOff: [],
  },
  towns: ['Osu', 'Labone', 'Cantonments'],
  languages: ['English', 'Twi', 'Ga'],
  specialties: ['Food and drink', 'Cold chain', 'Family businesses'],
  sales: 12,
  yearsOfExperience: 14,
};

/** A team of three: an agent, a colleague without a page, and one with only a name. */
export const examplePeople: PersonCard[] = [
  {
    name: 'Esi Mensah',
    role: 'Senior business advisor',
    image: null,
    href: '/agents/esi-mensah',
    phone: '+233302778140',
    extension: '12',
    email: 'esi.mensah@meridian.example',
    facts: {
      office: 'Meridian Osu',
      region: 'Greater Accra',
      towns: exampleAgent.towns,
      languages: exampleAgent.languages,
      specialties: exampleAgent.specialties,
      sales: exampleAgent.sales,
    },
  },
  {
    name: 'Kwabena Owusu-Ansah',
    role: 'Managing partner',
    image: null,
    href: null,
    phone: '+233208112233',
    extension: null,
    email: null,
  },
  { name: 'Adjoa Tetteh', role: null, image: null, href: null, phone: null, extension: null, email: null },
];

/** The agent as the contact of a listing. */
export const exampleContact: PersonSummary = {
  name: 'Esi Mensah',
  role: 'Senior business advisor',
  image: null,
  href: '/agents/esi-mensah',
};
