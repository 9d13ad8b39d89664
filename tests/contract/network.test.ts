import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

/** The data of a query that must not fail. */
async function read(query: string): Promise<unknown> {
  const { data, errors } = await contract.runQuery(query);
  expect(errors).toEqual([]);
  return data;
}
const refusal = async (query: string) => (await contract.runQuery(query)).errors.join();
const slugs = (...names: string[]) => names.map((slug) => ({ slug }));

describe('offices', () => {
  it('are returned with all fields', async () => {
    const query = `{ office(slug: "osu") { name state state_slug state_abbreviated main_telephone postal_code tribe_types
      territories telephone_url_triggers { name value number } image { url alt width height widths }
      opening_hours { show_opening_hours opening_hours_message tribe_opening_hours { day opens closes } days_off { day name } }
      contents { name type value media_collection { thumbnail { alt } } } } }`;
    expect(await read(query)).toEqual({
      office: {
        name: 'Meridian Osu',
        state: 'Greater Accra',
        state_slug: 'greater-accra',
        state_abbreviated: 'AA',
        main_telephone: '+233302730001',
        postal_code: 'GA-183-8164',
        tribe_types: ['office', 'master'],
        territories: ['Osu', 'Labone'],
        telephone_url_triggers: [{ name: 'src', value: 'radio', number: '+233302750001' }],
        image: {
          url: expect.stringMatching(/^\/media\/[^/]+\.webp$/),
          alt: 'Picture of osu-office',
          width: 1200,
          height: 900,
          widths: [480, 960],
        },
        opening_hours: {
          show_opening_hours: true,
          opening_hours_message: 'Closed at midday on Fridays',
          days_off: [
            { day: '2026-12-25', name: 'Christmas Day' },
            { day: '2027-01-01', name: null },
          ],
          tribe_opening_hours: [
            { day: 'monday', opens: '08:00', closes: '17:00' },
            { day: 'sunday', opens: null, closes: null },
          ],
        },
        contents: [
          {
            name: 'Welcome',
            type: 'media',
            value: 'Akwaaba',
            media_collection: [{ thumbnail: { alt: 'Picture of osu-office' } }],
          },
        ],
      },
    });
  });

  it('are active by default or filtered by status; closed offices are never returned', async () => {
    const query = `{ unknown: office(slug: "nowhere") { slug } soon: office(slug: "tema") { slug }
      comingSoon: office(slug: "tema", status: ComingSoon) { slug } closed: office(slug: "ada", status: Closed) { slug } }`;
    expect(await read(query)).toEqual({
      unknown: null,
      soon: null,
      comingSoon: { slug: 'tema' },
      closed: null,
    });
  });

  it('are filtered by type and region and sorted', async () => {
    const query = `{ all: offices { slug } down: offices(order: name_desc) { slug } state: offices(order: state_asc) { slug }
      master: offices(type: master) { slug } none: offices(type: satellite) { slug } there: offices(state_slug: "ashanti") { slug }
      pins: officePins(type: office) { slug distance } }`;
    expect(await read(query)).toEqual({
      all: slugs('kumasi', 'osu'),
      down: slugs('osu', 'kumasi'),
      state: slugs('kumasi', 'osu'),
      master: slugs('osu'),
      none: [],
      there: slugs('kumasi'),
      pins: [
        { slug: 'kumasi', distance: null },
        { slug: 'osu', distance: null },
      ],
    });
  });

  it('have licence and opening hours, or null when unknown', async () => {
    const query = `{ licence(tribe_slug: "osu") { broker_lic broker_of_record } none: licence(tribe_slug: "nowhere") { broker_lic }
      openingHours(tribe_slug: "kumasi") { show_opening_hours tribe_opening_hours { day } } never: openingHours(tribe_slug: "ada") { show_opening_hours } }`;
    expect(await read(query)).toEqual({
      licence: { broker_lic: 'MBA-BR-0001', broker_of_record: 'Ama Mensah' },
      none: null,
      openingHours: { show_opening_hours: true, tribe_opening_hours: [] },
      never: null,
    });
  });

  it('sort the regions they serve first', async () => {
    expect(await read('{ regions { slug } }')).toEqual({
      regions: slugs('ashanti', 'greater-accra', 'ahafo'),
    });
  });

  it('reject an unknown picture variant', async () => {
    const query =
      '{ office(slug: "osu") { contents { media_collection { thumbnail(variant: "huge") { url } } } } }';
    expect(await refusal(query)).toContain('"huge" is not a variant of a picture');
  });
});

describe('people', () => {
  it('have no private contact details and are omitted when hidden', async () => {
    const query = `{ teamMembers(tribe_slug: "osu") { first_name email mobile_e164 telephone_number agent_slug } }`;
    expect(await read(query)).toEqual({
      teamMembers: [
        {
          first_name: 'Ama',
          email: 'ama@example.com',
          mobile_e164: null,
          telephone_number: '+233302730003',
          agent_slug: 'ama-mensah',
        },
        { first_name: 'Efua', email: null, mobile_e164: null, telephone_number: null, agent_slug: null },
      ],
    });
  });

  it('are the whole network or its leadership', async () => {
    const query = '{ teamMembers { last_name } lead: teamMembers(leadership: true) { last_name } }';
    expect(await read(query)).toEqual({
      teamMembers: [{ last_name: 'Asante' }, { last_name: 'Mensah' }, { last_name: 'Owusu' }],
      lead: [{ last_name: 'Asante' }],
    });
  });

  it('have their own pages as agents', async () => {
    const query = `{ agent(slug: "ama-mensah") { name name_id phone office { slug state } open_office { slug public_email opening_hours { show_opening_hours } } towns languages sales_closed } hidden: agent(slug: "yaw-boateng") { name }
      agents { total pages items { slug } } there: agents(tribe_slug: "kumasi") { total pages items { slug } } }`;
    expect(await read(query)).toEqual({
      agent: {
        name: 'Ama Mensah',
        name_id: 'AM-1',
        phone: '+233244123456',
        office: { slug: 'osu', state: 'Greater Accra' },
        open_office: {
          slug: 'osu',
          public_email: 'osu@example.com',
          opening_hours: { show_opening_hours: true },
        },
        towns: ['Osu', 'Labone'],
        languages: ['English', 'Twi'],
        sales_closed: 1,
      },
      hidden: null,
      agents: { total: 1, pages: 1, items: slugs('ama-mensah') },
      there: { total: 0, pages: 0, items: [] },
    });
  });
});

describe('listings', () => {
  const list = async (args: string) => {
    const { data } = await contract.runQuery(`{ listings${args} { total items { slug } } }`);
    return data;
  };
  const found = (...names: string[]) => ({ listings: { total: names.length, items: slugs(...names) } });

  it('are the public ones, newest first', async () => {
    expect(await list('')).toEqual(found('bakery', 'pharmacy', 'undisclosed', 'salon', 'sold-cafe'));
  });

  it.each([
    ['(filter: { status: [sold] })', ['sold-cafe']],
    ['(filter: { kind: [franchise, pro] })', ['salon']],
    ['(filter: { category: "Health" })', ['pharmacy']],
    ['(filter: { state_slug: "ashanti" })', ['pharmacy']],
    ['(filter: { tribe_slug: "kumasi" })', ['pharmacy']],
    ['(filter: { agent_slug: "ama-mensah" })', ['bakery', 'sold-cafe']],
    ['(filter: { status: [active], exclude: "bakery" })', ['pharmacy', 'undisclosed']],
    ['(filter: { category: "Food and drink\' or 1=1 --" })', []],
    ['(order: price_asc)', ['sold-cafe', 'salon', 'pharmacy', 'bakery', 'undisclosed']],
    ['(order: price_desc)', ['bakery', 'pharmacy', 'salon', 'sold-cafe', 'undisclosed']],
    ['(order: name_desc)', ['undisclosed', 'sold-cafe', 'salon', 'pharmacy', 'bakery']],
  ])('are filtered and sorted: %s', async (args, names) => {
    expect(await list(args)).toEqual(found(...names));
  });

  it('are paged without overlap', async () => {
    const page = (n: number) => `p${n}: listings(limit: 2, page: ${n}) { total page pages items { slug } }`;
    const frame = { total: 5, pages: 3 };
    expect(await read(`{ ${[1, 3, 4].map(page).join(' ')} }`)).toEqual({
      p1: { ...frame, page: 1, items: slugs('bakery', 'pharmacy') },
      p3: { ...frame, page: 3, items: slugs('sold-cafe') },
      p4: { ...frame, page: 4, items: [] },
    });
  });

  it('are returned by slug; amounts beyond a GraphQL Int are exact, hidden agents and drafts are omitted', async () => {
    const query = `{ listing(slug: "bakery") { listing_number state asking_price down_payment agent { slug } office { slug } images { width } }
      quiet: listing(slug: "undisclosed") { asking_price agent { slug } } draft: listing(slug: "draft-bar") { slug }
      withdrawn: listing(slug: "withdrawn-bar") { slug } }`;
    expect(await read(query)).toEqual({
      listing: {
        listing_number: 'L-bakery',
        state: 'Greater Accra',
        asking_price: 30_000_000_000,
        down_payment: null,
        agent: { slug: 'ama-mensah' },
        office: { slug: 'osu' },
        images: [{ width: 1200 }],
      },
      quiet: { asking_price: null, agent: null },
      draft: null,
      withdrawn: null,
    });
  });
});
