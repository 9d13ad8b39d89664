import type { Payload } from 'payload';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { Offices } from './create-offices';

/** An agent, a team member without public phone numbers, a leader, and a hidden person. */
export async function createPeople(payload: Payload, { osu, image }: Offices) {
  const ama = await payload.create({
    collection: 'people',
    data: {
      first_name: 'Ama',
      last_name: 'Mensah',
      role: 'Broker',
      about: 'Sells **bakeries**.',
      avatar: image,
      ...toOwnerFields(osu.id),
      position: 1,
      is_agent: true,
      slug: 'ama-mensah',
      name_id: 'AM-1',
      phone: '0244123456',
      email: 'ama@example.com',
      email_public: true,
      telephone_number: '0302730003',
      extension: '12',
      towns: ['Osu', 'Labone'],
      languages: ['English', 'Twi'],
      specialties: ['Bakeries'],
      years_of_experience: 12,
    },
  });
  await payload.create({
    collection: 'people',
    data: {
      first_name: 'Efua',
      last_name: 'Owusu',
      ...toOwnerFields(osu.id),
      position: 2,
      email: 'efua@example.com',
      email_public: false,
      mobile_e164: '0244123457',
      mobile_public: false,
      telephone_number: '0302730004',
      telephone_public: false,
    },
  });
  await payload.create({
    collection: 'people',
    data: {
      first_name: 'Kojo',
      last_name: 'Asante',
      role: 'Chief executive',
      leadership: true,
      position: 0,
      ...toOwnerFields(null),
    },
  });
  const hidden = await payload.create({
    collection: 'people',
    data: {
      first_name: 'Yaw',
      last_name: 'Boateng',
      ...toOwnerFields(osu.id),
      show_on_website: false,
      is_agent: true,
      slug: 'yaw-boateng',
    },
  });
  return { ama, hidden };
}

export type People = Awaited<ReturnType<typeof createPeople>>;
