import { agent } from './person-defaults';

/** The brokers of Takoradi, Cape Coast, Koforidua and Ho. */
export const southernAgents = [
  agent({
    first_name: 'Ebo',
    last_name: 'Kwofie-Amissah',
    role: 'Owner and principal broker',
    office: 'takoradi',
    is_owner: true,
    portrait: 'man',
    extension: '7',
    languages: ['English', 'Fante', 'Nzema'],
    specialties: ['Oil-service suppliers', 'Marine', 'Catering contracts'],
    years_of_experience: 19,
    about:
      'Ebo worked offshore for eleven years, the last four as a catering superintendent. He has seen suppliers rich in March and closed by November, and he prices the November.\n\nHe reads contracts for a living and for pleasure. If a client’s name is worth half the price, he will find out whether the client intends to stay, quietly and in person.\n\nHe fishes at Butre on Sundays and catches little.',
  }),
  agent({
    first_name: 'Adjoa',
    last_name: 'Blay',
    role: 'Broker',
    office: 'takoradi',
    portrait: 'woman',
    languages: ['English', 'Nzema', 'Fante', 'Twi'],
    specialties: ['Shops and mini-marts', 'Coconut and cocoa', 'Guest houses'],
    years_of_experience: 8,
    about:
      'Adjoa comes from Axim and works the coast road from Agona Nkwanta to the border. Her clients process coconut, run guest houses above the beach, or supply the mines at Tarkwa with bread.\n\nShe keeps a notebook of every promise made in a negotiation, with the date. By the end of a sale it is the most consulted document in the room.',
  }),
  agent({
    first_name: 'Araba',
    last_name: 'Essuman',
    role: 'Owner and principal broker',
    office: 'cape-coast',
    is_owner: true,
    portrait: 'woman',
    languages: ['English', 'Fante', 'Twi'],
    specialties: ['Guest houses', 'Private schools', 'Fish processing'],
    years_of_experience: 14,
    about:
      'Araba is the daughter of a head teacher and a fishmonger, which she considers the ideal training for a broker: accuracy on one side, negotiation on the other.\n\nShe sells guest houses in Elmina, schools in Kasoa and smokehouses in between. She has learned to show a guest house in February, when it is empty, so that nobody buys a dream of December.\n\nHer office is above Kotokuraba market; mind the third step.',
  }),
  agent({
    first_name: 'Kwasi Offei',
    last_name: 'Darko',
    role: 'Owner and principal broker',
    office: 'koforidua',
    is_owner: true,
    portrait: 'man',
    languages: ['English', 'Twi', 'Guan'],
    specialties: ['Land and indentures', 'Poultry and feed', 'Sachet water'],
    years_of_experience: 16,
    about:
      'Kwasi was a land surveyor for the district before he was a broker. He has walked the boundary of nearly everything he has sold, usually with a chief’s secretary and once with a goat.\n\nHe will not list a property whose papers he has not seen at the Lands Commission. It loses him some mandates and has never lost a buyer’s deposit.',
  }),
  agent({
    first_name: 'Dede Padiki',
    last_name: 'Nartey',
    role: 'Broker',
    office: 'koforidua',
    portrait: 'woman',
    languages: ['English', 'Krobo', 'Ga', 'Twi'],
    specialties: ['Mango and food processing', 'Crafts', 'Shops'],
    years_of_experience: 6,
    about:
      'Dede exported beads and dried mango from Somanya for eight years. She knows what a buyer in Rotterdam wants to see on a certificate, and how many weeks a container can wait.\n\nShe helps small processors make their first proper stock count, then their first proper price. Many decide to grow for two more years before selling, and she counts those as good meetings.',
  }),
  agent({
    first_name: 'Edem Kwaku',
    last_name: 'Gavor',
    role: 'Owner and principal broker',
    office: 'ho',
    is_owner: true,
    portrait: 'man',
    languages: ['English', 'Ewe', 'Twi', 'French'],
    specialties: ['Guest houses', 'Border trade', 'Lake transport'],
    years_of_experience: 12,
    about:
      'Edem taught French in Aflao and translated for traders on both sides of the border until translating became brokering. He covers the Volta and Oti regions alone, with a sturdy car and a spare one.\n\nHe prepares every agreement in English and reads it aloud in Ewe before anyone signs. It takes an afternoon. No agreement of his has been disputed.',
  }),
];
