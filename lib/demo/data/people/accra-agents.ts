import { agent } from './person-defaults';

/** The brokers of Osu and East Legon. */
export const accraAgents = [
  agent({
    first_name: 'Naa Dedei',
    last_name: 'Tetteh',
    role: 'Owner and principal broker',
    office: 'osu',
    is_owner: true,
    portrait: 'woman',
    extension: '102',
    telephone: '+233302730102',
    languages: ['English', 'Ga', 'Twi'],
    specialties: ['Restaurants and chop bars', 'Bars and pubs', 'Family succession'],
    years_of_experience: 22,
    about:
      'Naa Dedei grew up in Osu, two houses from the kitchen where her mother cooked kenkey for half the street. She knows what a food business looks like at four in the morning, and she still visits every kitchen at that hour before she puts a price on it.\n\n**How she works.** She asks for the purchase book first and the sales book second, because the market women’s receipts rarely lie. Owners get one honest figure from her, and the reasons for it on a single sheet.\n\nShe has sold more than eighty businesses in central Accra. About a third went to people who had worked in them.',
  }),
  agent({
    first_name: 'Kojo Ebo',
    last_name: 'Arthur',
    role: 'Senior broker',
    office: 'osu',
    portrait: 'man',
    extension: '103',
    languages: ['English', 'Fante', 'Twi'],
    specialties: ['Retail and mini-marts', 'Pharmacies', 'Leases'],
    years_of_experience: 13,
    about:
      'Before he was a broker Kojo ran three mini-marts between Kaneshie and Dansoman, so he can read a shelf. He sold the last of them through this office and joined it a month later.\n\nHis strength is the lease. He sits with landlords, often more than once, until the buyer has the years the price assumes. “A shop with eleven months left is a table with three legs,” he tells sellers, kindly and early.\n\nOn Saturdays he coaches an under-twelve football team in Mamprobi.',
  }),
  agent({
    first_name: 'Selasi',
    last_name: 'Dogbe',
    role: 'Broker',
    office: 'osu',
    portrait: 'woman',
    languages: ['English', 'Ewe', 'Ga', 'French'],
    specialties: ['Salons and spas', 'Cafés', 'First-time buyers'],
    years_of_experience: 6,
    about:
      'Selasi helps people buy their first business. She studied hotel management in Ho and Lomé, managed a café in Labone, and knows the fear of the first month’s payroll.\n\nShe gives every buyer the same homework: stand outside the shop for two hours on a Tuesday and count. Nobody has come back without having learned something.\n\nShe works in English, Ewe, Ga and French, which is useful on a street where all four are spoken before noon.',
  }),
  agent({
    first_name: 'Akosua Agyeiwaa',
    last_name: 'Boateng',
    role: 'Owner and principal broker',
    office: 'east-legon',
    is_owner: true,
    portrait: 'woman',
    extension: '1',
    languages: ['English', 'Twi'],
    specialties: ['Private schools', 'Crèches', 'Health care'],
    years_of_experience: 17,
    about:
      'Akosua taught mathematics for eight years before she became a broker, and schools remain the heart of her work. She has guided nineteen schools and crèches to new owners without losing a term.\n\nShe plans the handover around the calendar: papers in the long vacation, announcement after the results, the founder present on the first day of the new year. Parents, she says, forgive a new sign; they do not forgive a surprise.\n\nAsk her about fees in arrears. She has a method.',
  }),
  agent({
    first_name: 'Kwame',
    last_name: 'Nyarko-Addae',
    role: 'Broker',
    office: 'east-legon',
    portrait: 'man',
    languages: ['English', 'Twi', 'Guan'],
    specialties: ['Pharmacies', 'Clinics', 'Laundries'],
    years_of_experience: 9,
    about:
      'Kwame is a pharmacist by training. He moved into brokerage after buying, improving and selling his own shop in Madina, a story he tells with all its mistakes.\n\nHe explains the rules for health businesses in plain words: which licence is personal, which one stays with the premises, what a foreign buyer may not own. Then he counts the stock himself, expiry dates included.',
  }),
  agent({
    first_name: 'Mawuli',
    last_name: 'Kpodo',
    role: 'Broker',
    office: 'east-legon',
    portrait: 'man',
    languages: ['English', 'Ewe', 'Twi'],
    specialties: ['Technology services', 'Printing', 'Returning investors'],
    years_of_experience: 7,
    about:
      'Mawuli looks after buyers who live abroad and want to come home to something that works. He holds calls at odd hours, films walk-throughs without showing the sign, and says “not this one” more often than they expect.\n\nHe spent ten years in software support in Accra and Leeds, so he reads service contracts with pleasure. He has lived in Adenta since 2019 and can be found cycling badly around the lake at weekends.',
  }),
];
