import { agent } from './person-defaults';

/** The brokers of Airport City and Tema. */
export const accraTemaAgents = [
  agent({
    first_name: 'Nii Amasah',
    last_name: 'Quarcoo',
    role: 'Partner, company sales',
    office: 'airport-city',
    is_owner: true,
    portrait: 'man',
    extension: '21',
    telephone: '+233302770121',
    languages: ['English', 'Ga', 'Twi'],
    specialties: ['Mergers and acquisitions', 'Hotels', 'Distribution'],
    years_of_experience: 20,
    about:
      'Nii Amasah has advised on the sale of hotels, distributors and two bottling plants. He came to brokerage from corporate banking and brought its habits: a timetable on the first day, a data room with an index, a weekly note to the client even when there is no news.\n\nHe prefers five careful buyers to fifty curious ones. Most of his mandates never appear on this site.\n\nIf your company has a finance manager and more than thirty staff, he is the person to call.',
  }),
  agent({
    first_name: 'Esi',
    last_name: 'Hayford-Bentil',
    role: 'Senior broker',
    office: 'airport-city',
    portrait: 'woman',
    extension: '22',
    languages: ['English', 'Fante'],
    specialties: ['Guest houses and hotels', 'Restaurants', 'Event businesses'],
    years_of_experience: 12,
    about:
      'Esi managed a forty-room hotel near Labadi for six years. She reads occupancy the way other people read weather, and will ask for your diesel bill before your star rating.\n\nHer files are known for one page the other side always keeps: every asset that stays, every asset that goes, with a photograph. “Nobody argues about a freezer they have seen,” she says.\n\nShe sings alto, and closes no deals on choir nights.',
  }),
  agent({
    first_name: 'Ibrahim Tanko',
    last_name: 'Seidu',
    role: 'Broker',
    office: 'airport-city',
    portrait: 'man',
    languages: ['English', 'Hausa', 'Twi', 'Dagbani'],
    specialties: ['Logistics', 'Haulage', 'Import and distribution'],
    years_of_experience: 8,
    about:
      'Ibrahim’s father drove the Accra to Ouagadougou road for thirty years, and Ibrahim kept his accounts from the age of fifteen. Haulage is in the blood.\n\nHe values a fleet truck by truck, tyre by tyre, and tells buyers the truth about the engines. He also knows the clearing agents, the axle-load rules and which contracts pay in ninety days although they say thirty.',
  }),
  agent({
    first_name: 'Narh',
    last_name: 'Tetteh-Ocloo',
    role: 'Owner and principal broker',
    office: 'tema',
    is_owner: true,
    portrait: 'man',
    extension: '4',
    languages: ['English', 'Dangme', 'Ga', 'Ewe'],
    specialties: ['Light manufacturing', 'Cold stores', 'Block factories'],
    years_of_experience: 18,
    about:
      'Narh is a mechanical engineer who spent twelve years keeping production lines alive in the Heavy Industrial Area. He hears a compressor’s age before he sees its plate.\n\nSellers like him because he talks about machines first and money second. Buyers like him because his list of repairs is complete. He writes both sides the same list.\n\nHe lives in Community 8 with three daughters who all want his workshop, none of whom want to be brokers.',
  }),
  agent({
    first_name: 'Adwoa Pokuaa',
    last_name: 'Sarpong',
    role: 'Broker',
    office: 'tema',
    portrait: 'woman',
    languages: ['English', 'Twi', 'Ga'],
    specialties: ['Fuel and LPG stations', 'Car wash', 'Shops'],
    years_of_experience: 10,
    about:
      'Adwoa ran the books of four filling stations between Ashaiman and Prampram before she sold them one after another. She can explain a dealer agreement in ten minutes, which is nine less than most oil companies need.\n\nShe checks the tank certificates, the fire permit and the neighbours, in that order. Her buyers get a calendar of every permit that has to be renewed in the first year.',
  }),
];
