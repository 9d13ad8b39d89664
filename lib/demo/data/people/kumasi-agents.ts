import { agent } from './person-defaults';

/** The brokers of Adum and Ahodwo. */
export const kumasiAgents = [
  agent({
    first_name: 'Yaw Barimah',
    last_name: 'Antwi',
    role: 'Owner and principal broker',
    office: 'adum',
    is_owner: true,
    portrait: 'man',
    extension: '14',
    telephone: '+233322020114',
    languages: ['English', 'Twi'],
    specialties: ['Wholesale trade', 'Building materials', 'Family succession'],
    years_of_experience: 25,
    about:
      'Yaw’s family has traded in Kumasi for three generations: cloth, then cement, then advice. He has sat at more family tables than board tables, and believes most sales are decided at the former.\n\nHe insists on one meeting with everyone who thinks they have a say. It is long, there is food, and afterwards the business can be sold. Owners who have tried without that meeting often come back for it.\n\nHe speaks the kind of Twi that elders relax into.',
  }),
  agent({
    first_name: 'Abena Kyerewaa',
    last_name: 'Prempeh',
    role: 'Senior broker',
    office: 'adum',
    portrait: 'woman',
    languages: ['English', 'Twi', 'Hausa'],
    specialties: ['Fashion and cloth', 'Salons', 'Bakeries'],
    years_of_experience: 11,
    about:
      'Abena learned numbers in her aunt’s cloth shop in Kejetia, where the ledger was a school exercise book and never wrong. She turns such books into accounts a bank will read, without changing what they say.\n\nShe works mostly for women who built something alone. She meets them at home, in the evening, and has never once left a document behind in a shop.',
  }),
  agent({
    first_name: 'Kwaku Dapaah',
    last_name: 'Owusu',
    role: 'Broker',
    office: 'adum',
    portrait: 'man',
    languages: ['English', 'Twi'],
    specialties: ['Auto repair and spare parts', 'Fabrication', 'Timber'],
    years_of_experience: 9,
    about:
      'Kwaku served his apprenticeship in Suame Magazine and kept the overalls. He sells workshops, parts dealers and sawmills, and he tests the hoist before the handshake.\n\nHis first question to a mechanic who wants to sell is who holds the spanner when he travels. If nobody does, they spend a year finding that person; then they sell, for more.\n\nFather of twins, patient by necessity.',
  }),
  agent({
    first_name: 'Afua Nhyira',
    last_name: 'Bonsu',
    role: 'Owner and principal broker',
    office: 'ahodwo',
    is_owner: true,
    portrait: 'woman',
    languages: ['English', 'Twi', 'French'],
    specialties: ['Guest houses', 'Private schools', 'Clinics'],
    years_of_experience: 15,
    about:
      'Afua came home from twelve years of hospital administration in Montréal to help her parents sell their clinic in Santasi. It took two years and taught her how it could have taken one.\n\nThat is now her promise: to have the papers ready before the first buyer asks. Licences, staff contracts, the site plan, the tax clearance. “Boring is fast,” she says.\n\nShe runs the office with one colleague and a very good coffee machine.',
  }),
  agent({
    first_name: 'Emmanuel Kwadwo',
    last_name: 'Acheampong',
    role: 'Broker',
    office: 'ahodwo',
    portrait: 'man',
    languages: ['English', 'Twi', 'Sehwi'],
    specialties: ['Catering', 'Event grounds', 'Sachet water'],
    years_of_experience: 5,
    about:
      'Emmanuel catered for funerals and weddings in Ejisu before he sold the business to his head cook, over four years, in instalments both of them could live with. He now helps others arrange the same.\n\nHe is the network’s specialist for sales to employees: how to set the price, what the security is, what happens in a bad rainy season. He draws it on one page with a pencil.',
  }),
];
