/** The required fields of a published sale story. */
export const saleStoryData = {
  title: 'A bakery changes hands',
  category: 'Bakeries',
  town: 'Osu',
  weeks: 20,
  sold_at: '2026-01-01T00:00:00.000Z',
  text: 'It went to the baker.',
  consent_by: 'Ama Mensah',
  consent_at: '2026-02-01T00:00:00.000Z',
};
