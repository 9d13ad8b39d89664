import type { Payload } from 'payload';
import { createPicture } from './create-picture';

/** Two regions with open offices, one office that opens soon and one that is closed. */
export async function createOffices(payload: Payload) {
  const region = (name: string, slug: string, code: string, latitude: number, longitude: number) =>
    payload.create({ collection: 'regions', data: { name, slug, code, latitude, longitude } });
  const accra = await region('Greater Accra', 'greater-accra', 'GH-AA', 5.556, -0.197);
  const ashanti = await region('Ashanti', 'ashanti', 'GH-AH', 6.688, -1.624);
  await region('Ahafo', 'ahafo', 'GH-AF', 6.8, -2.52);
  const image = await createPicture(payload, 'osu-office');

  const osu = await payload.create({
    collection: 'offices',
    data: {
      name: 'Meridian Osu',
      slug: 'osu',
      status: 'Active',
      tribe_types: ['office', 'master'],
      region: accra.id,
      locality: 'Accra',
      country: 'GH',
      address_1: '14 Cantonments Road',
      postal_code: 'GA-183-8164',
      latitude: 5.5572,
      longitude: -0.1822,
      territories: ['Osu', 'Labone'],
      public_email: 'osu@example.com',
      main_telephone: '0302730001',
      telephone_url_triggers: [{ name: 'src', value: 'radio', number: '0302750001' }],
      opening_hours: {
        show_opening_hours: true,
        tribe_opening_hours: [{ day: 'monday', opens: '08:00', closes: '17:00' }, { day: 'sunday' }],
        opening_hours_message: 'Closed at midday on Fridays',
        days_off: '1 Jan 2027\n2026-12-25 Christmas Day',
      },
      image,
      contents: [{ name: 'Welcome', type: 'media', value: 'Akwaaba', media: [image] }],
      broker_lic: 'MBA-BR-0001',
      broker_of_record: 'Ama Mensah',
      location_id: 'gh-001',
      buyers_route: '/buy-a-business',
      owner_id: '17',
      owner: { name: 'Ama Mensah', email: 'ama@example.com', slug: 'ama-mensah', phone: '0302730002', image },
    },
  });
  const kumasi = await payload.create({
    collection: 'offices',
    data: {
      name: 'Meridian Kumasi',
      slug: 'kumasi',
      status: 'Active',
      tribe_types: ['office'],
      region: ashanti.id,
      locality: 'Kumasi',
      country: 'GH',
      latitude: 6.6913,
      longitude: -1.6268,
      is_alternate_address: true,
    },
  });
  const hidden = {
    tribe_types: ['office' as const],
    region: accra.id,
    locality: 'Tema',
    country: 'GH' as const,
  };
  const coordinates = { latitude: 5.67, longitude: -0.017 };
  await payload.create({
    collection: 'offices',
    data: { ...hidden, ...coordinates, name: 'Meridian Tema', slug: 'tema', status: 'ComingSoon' },
  });
  const closed = await payload.create({
    collection: 'offices',
    data: { ...hidden, ...coordinates, name: 'Meridian Ada', slug: 'ada', status: 'Closed' },
  });
  return { accra, ashanti, osu, kumasi, closed, image };
}

export type Offices = Awaited<ReturnType<typeof createOffices>>;
