/**
 * Sentences that suit any business for sale. `#owned ` and `#rented ` limit one to a way of holding
 * the place, `#small ` to fewer than nine people and `#large ` to more.
 */

export const reasons: readonly (readonly [short: string, sentence: string])[] = [
  ['Retirement', 'The owner is retiring and has no successor in the family.'],
  ['Moving abroad to join family', 'The owner is moving abroad to be with the children.'],
  ['Health', 'The owner has been told to slow down, and means to listen.'],
  ['Other business interests', 'A second business has grown and needs the owner’s whole day.'],
  ['Partners going separate ways', 'Two partners are parting on good terms after many years.'],
  ['Relocation to another region', 'The family is moving to another region.'],
  [
    'Family succession settled otherwise',
    'The children have chosen other professions, and the family has agreed to sell.',
  ],
  ['Further studies', 'The owner has taken up a place to study and cannot run the business from a distance.'],
  ['Estate settlement', 'The founder has passed on, and the family sells with one voice.'],
  ['Returning to farming', 'The owner wishes to go back to the family farm.'],
  ['Concentrating on the main branch', 'The seller keeps the first branch and gives up the second.'],
  [
    'Ready for something smaller',
    'After long years the owner would like a smaller business and a longer evening.',
  ],
];

export const handovers: readonly string[] = [
  'The owner will stay for three months and answer the phone for a year after that.',
  'Eight weeks of training are included, with suppliers and main customers introduced in person.',
  'The owner offers a handover of a full season, so that the buyer sees the strong months and the weak ones.',
  'The manager knows the plan, supports it and has agreed to remain for at least a year.',
  'Training takes place before and after hours, so that customers notice nothing until you choose to tell them.',
  'Six months of advice, one afternoon a week, are part of the price.',
  'The owner will work beside the buyer for as long as a month is useful, and not a day longer than that.',
  'Recipes, price lists, supplier contacts and permits are in one folder that changes hands with the keys.',
  'The senior staff have been told in confidence and intend to stay.',
  'A written handover plan covers the first ninety days, week by week.',
];

export const evidence: readonly string[] = [
  'Three years of accounts and the mobile-money statements can be seen once the confidentiality agreement is signed.',
  'The figures come from management accounts that our office has read against bank statements.',
  'Sales are taken from the till records, costs from invoices; the working is on one sheet.',
  'Tax and social security are paid to date, and the clearance certificates are on file.',
  'Our broker has counted the stock and seen the equipment. The list is part of the information pack.',
  'Accounts are prepared by an outside accountant and have been for the past five years.',
  'The owner’s own drawings and one-off costs are shown line by line, so you can judge them for yourself.',
  'Figures are for the last full year. The current year is a little ahead of it.',
];

export const suitors: readonly string[] = [
  '#small A couple could run it together without a manager.',
  '#small It would suit someone from the trade who has always worked for others.',
  'An investor could keep the manager and look in once a week.',
  'A buyer coming home from abroad would find the systems familiar.',
  'It would sit well beside a similar business a few kilometres away.',
  'A hands-on owner will earn more from it than a distant one.',
  '#small No special schooling is needed, only early mornings and a head for figures.',
  '#large The present team would make an absent owner possible after the first year.',
];

export const tenure: readonly string[] = [
  '#rented The lease has six years to run, and the landlord has agreed to a new tenant in principle.',
  '#rented Rent is paid two years in advance, as is usual here, and the unused part is settled at handover.',
  '#rented The lease runs for four more years with an option for five, at a rent already agreed.',
  '#rented The landlord has known the business from its first day and would sign with a buyer of good standing.',
  '#owned The property belongs to the seller under a registered lease, and a search at the Lands Commission is on file.',
  '#owned The building is owned. A buyer may take it with the business or rent it on a long lease.',
  '#owned Land and buildings are in the company’s name, with site plan and indenture in order.',
];

export const franchiseNotes: readonly string[] = [
  'The outlet runs under a franchise agreement with seven years left. The franchisor trains the buyer for three weeks and must approve them; the royalty is six per cent of sales.',
  'The brand’s owner supplies the goods, the signs and the manual, and takes five per cent of sales. Approval of a buyer has taken about a month in the past.',
  'The agreement has five years to run and may be renewed once. A transfer fee is payable to the franchisor and is the seller’s cost.',
  'The territory is exclusive. The franchisor’s support visits come every quarter, and their reports are in the file.',
];

export const proNotes: readonly string[] = [
  'This is a pro listing: an information pack of some forty pages, three years of reviewed accounts and a data room are ready for qualified buyers.',
  'This is a pro listing. The management team continues, and advisers on the seller’s side are in place, so a buyer can move at their own pace.',
  'This is a pro listing: offers are invited in two rounds, the first on the information pack and the second after meeting the management.',
];
