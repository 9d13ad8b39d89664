import type { Payload } from 'payload';

export const eventPage = '/en-GH/owners-morning';
export const eventDays = ['6 February, Accra', '20 February, online'];

/** The page of an event without days. */
export const undatedEventPage = '/en-GH/open-house';

/** Creates a page with seat reservations for an event of two days, and one for an event without days. */
export async function createEvent(payload: Payload): Promise<void> {
  const times = { starts: '2027-02-06 09:00', ends: '2027-02-06 11:00', place: 'Osu office, Accra' };
  const sittings = eventDays.map((name, index) => ({ name, ...(index === 0 && { ...times, seats: 2 }) }));
  await createEventPage(payload, { title: 'Owners’ morning', slug: 'owners-morning' }, sittings);
  await createEventPage(payload, { title: 'Open house', slug: 'open-house' }, []);
}

async function createEventPage(
  payload: Payload,
  names: { title: string; slug: string },
  sittings: readonly object[],
): Promise<void> {
  const props = { form: 'event-seat', sittings };
  await payload.create({
    collection: 'pages',
    data: {
      ...names,
      ...{ route: 'customPage', scope: 'network', layout: 'default', _status: 'published' },
      blocks: [{ id: 'seat', type: 'visitor-form', version: 0, props }],
    },
  });
}

/** Creates the page that the guide form of the tests links to. */
export async function createGuidePage(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Buyer FAQ', route: 'BuyerFaq', scope: 'network', layout: 'default', _status: 'published' },
      blocks: [{ id: 'text', type: 'rich-text', version: 0, props: { text: 'Questions' } }],
    },
  });
}

/** Creates the multiples of the trade in the calculator's mail. */
export async function createLaundryMultiples(payload: Payload): Promise<void> {
  const multiples = { sde_low: 1.65, sde_mid: 2.15, sde_high: 2.65, sales_multiple: 0.39 };
  const source = { source: 'BizBuySell', source_url: 'https://bizbuysell.example', years: '2021–2025' };
  await payload.create({
    collection: 'valuation-multiples',
    data: { industry: 'Laundries', slug: 'laundries', ...multiples, ...source },
  });
}
