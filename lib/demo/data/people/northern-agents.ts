import { agent } from './person-defaults';

/** The brokers of Sunyani, Techiman and Tamale. */
export const northernAgents = [
  agent({
    first_name: 'Akua Nyamekye',
    last_name: 'Sabi',
    role: 'Owner and principal broker',
    office: 'sunyani',
    is_owner: true,
    portrait: 'woman',
    languages: ['English', 'Twi', 'Bono'],
    specialties: ['Agro-input shops', 'Cashew and cocoa', 'Timber'],
    years_of_experience: 13,
    about:
      'Akua bought cocoa for a licensed company in Goaso for seven seasons. She can tell from a shop’s sacks in March what its accounts will say in September.\n\nShe shows buyers twelve months side by side, never an average, and keeps a drawer of rainfall tables to explain the dips. Sellers appreciate that she never apologises for a season.\n\nShe and her brother keep bees near Fiapre.',
  }),
  agent({
    first_name: 'Issah',
    last_name: 'Mumuni',
    role: 'Broker',
    office: 'techiman',
    is_owner: true,
    portrait: null,
    mobile: null,
    whats_app: false,
    email_public: true,
    languages: ['English', 'Twi', 'Hausa', 'Dagbani'],
    specialties: ['Food wholesale', 'Warehouses'],
    years_of_experience: 4,
    about:
      'Issah began as a market porter in Techiman, became a yam trader, and then the person other traders asked to count fairly. He is the whole of our Techiman office for now.\n\nReach him by e-mail or through the office line; on Thursdays, market day, he answers in the evening.',
  }),
  agent({
    first_name: 'Abdul-Rahaman',
    last_name: 'Fuseini',
    role: 'Owner and principal broker',
    office: 'tamale',
    is_owner: true,
    portrait: 'man',
    extension: '2',
    telephone: '+233372020102',
    languages: ['English', 'Dagbani', 'Hausa', 'Twi'],
    specialties: ['Shea and grain processing', 'Rice mills', 'Transport'],
    years_of_experience: 17,
    about:
      'Abdul-Rahaman managed a rice mill in Savelugu through three droughts and one very good year. He knows that a processing plant is a promise from several hundred farmers, and he goes to meet them.\n\nHis valuations carry a page nobody else writes: where the raw material came from in the worst of the last five years, and at what price.\n\nHe answers calls after Isha prayers as readily as before breakfast.',
  }),
  agent({
    first_name: 'Fatimata Mbawini',
    last_name: 'Atinga',
    role: 'Broker',
    office: 'tamale',
    portrait: 'woman',
    languages: ['English', 'Frafra', 'Dagbani', 'Hausa'],
    specialties: ['Poultry', 'Guest houses', 'Women’s cooperatives'],
    years_of_experience: 7,
    about:
      'Fatimata grew up in Bongo and studied agribusiness at Nyankpala. She covers the Upper East and Upper West from Tamale, two weeks on the road each month, and will move to Bolgatanga when that office opens.\n\nShe has helped four basket and shea cooperatives sell a share to an investor and keep the majority. The paperwork is in English; the explaining is in Gurene.',
  }),
];
