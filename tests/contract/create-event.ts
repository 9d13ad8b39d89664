import type { Payload } from 'payload';

export const eventPage = '/en-GH/owners-morning';
export const eventDays = ['6 February, Accra', '20 February, online'];

/** Creates a page with seat reservations for an event of two days. */
export async function createEvent(payload: Payload): Promise<void> {
  const props = { form: 'event-seat', sittings: eventDays.map((name) => ({ name })) };
  await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Owners’ morning', route: 'customPage', slug: 'owners-morning', scope: 'network' },
      ...{ layout: 'default', _status: 'published' },
      blocks: [{ id: 'seat', type: 'visitor-form', version: 0, props }],
    },
  });
}
