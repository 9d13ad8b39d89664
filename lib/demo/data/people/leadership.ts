import { leader } from './person-defaults';

/** The six people who lead the network, in the order they are shown. */
export const leadership = [
  leader({
    first_name: 'Efua Mensima',
    last_name: 'Quaynor',
    role: 'Chief Executive',
    portrait: 'woman',
    telephone: '+233302730100',
    languages: ['English', 'Fante', 'French'],
    years_of_experience: 24,
    about:
      'Efua sold her own family’s printing press in Cape Coast before she sold anyone else’s, and says it taught her everything about waiting. She spent eleven years in commercial banking, lending to the kind of companies the network now sells.\n\nShe still takes two mandates a year, “so that I remember what the phone calls feel like”.',
  }),
  leader({
    first_name: 'Kwabena',
    last_name: 'Asante-Frimpong',
    role: 'Director of Brokerage',
    portrait: 'man',
    languages: ['English', 'Twi'],
    years_of_experience: 21,
    about:
      'Kwabena sets the standard every office works to: what a file must hold before a listing goes out, who may see it, and when. He opened the Adum office and ran it for nine years.\n\nOwners know him as the man who asks for the generator’s service book.',
  }),
  leader({
    first_name: 'Dela',
    last_name: 'Agbemabiese',
    role: 'Chief Financial Officer',
    portrait: 'woman',
    languages: ['English', 'Ewe', 'Twi'],
    years_of_experience: 18,
    about:
      'Dela is a chartered accountant who began in the audit of breweries and cocoa buyers. She built the worksheet every broker uses to arrive at seller’s discretionary earnings, line by line.\n\nShe holds that a figure nobody can trace is only a hope.',
  }),
  leader({
    first_name: 'Nii Okaidja',
    last_name: 'Adjetey',
    role: 'Director of Mergers and Acquisitions',
    portrait: 'man',
    languages: ['English', 'Ga'],
    years_of_experience: 19,
    about:
      'Nii leads the sale of larger companies from Airport City. He trained as a lawyer, worked on share sales in Accra and London, and came home to do the same for companies with fifty staff.\n\nHe keeps a short list of mandates and a long list of questions.',
  }),
  leader({
    first_name: 'Rahinatu',
    last_name: 'Alhassan',
    role: 'Director, Northern Regions',
    portrait: 'woman',
    languages: ['English', 'Dagbani', 'Hausa'],
    years_of_experience: 16,
    about:
      'Rahinatu grew up behind the counter of a cloth shop in Tamale market. She has worked with shea and rice processors across five regions and prepares the opening in Bolgatanga.',
  }),
  leader({
    first_name: 'Yaa Serwaah',
    last_name: 'Danquah-Smith',
    role: 'Head of People and Training',
    portrait: 'woman',
    languages: ['English', 'Twi'],
    years_of_experience: 14,
    about:
      'Yaa chooses and trains the brokers. Everyone who joins spends six weeks in the back office of a business for sale, counting stock, before they meet a buyer.',
  }),
];
