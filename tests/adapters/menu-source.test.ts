import { afterEach, expect, test, vi } from 'vitest';
import { menuSource } from '@/adapters/sections/menu.source';
import type { DataContext } from '@/lib/engine/data-context';
import { queryContent } from '@/lib/graphql/query-content';

vi.mock('@/lib/graphql/query-content', () => ({ queryContent: vi.fn() }));
const backend = vi.mocked(queryContent);
afterEach(() => vi.resetAllMocks());

const names = { phone: '+233302730100' };
const network: DataContext = { locale: 'en-GH', subjects: {}, names, path: '/' };
const inOsu: DataContext = { ...network, subjects: { office: 'osu', region: 'greater-accra' } };
const ofEsi: DataContext = { ...network, subjects: { agent: 'esi' } };

const phones = {
  ...{ main_telephone: '+233302747400', phone_extension: null, organic_number: null, paid_number: null },
  telephone_url_triggers: [],
};
const osu = {
  ...{ ...phones, name: 'Meridian Osu', locality: 'Accra', address_1: '12 Oxford Street', address_2: null },
  ...{ postal_code: 'GA-032-4412', public_email: 'osu@meridian.example' },
  opening_hours: {
    show_opening_hours: true,
    tribe_opening_hours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
  },
};
const esi = { phone: '+233244123456', extension: null, office: phones, open_office: osu };
const foot = {
  ...{ name: 'Meridian Osu', locality: 'Accra', addressLines: ['12 Oxford Street'] },
  ...{ digitalAddress: 'GA-032-4412', email: 'osu@meridian.example', showOpeningHours: true },
  phones: { main: '+233302747400', fallback: names.phone },
  openingHours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
};
const menus = {
  network: [{ name: 'main', items: [{ label: 'Buy', href: '/buy-a-business', items: [] }] }],
  own: [],
};
const read = (page: DataContext, found: object) => {
  backend.mockResolvedValueOnce({ ...menus, ...found });
  return menuSource.read({ name: 'main' }, page);
};

test('menu source › reads a missing menu as an empty menu', async () => {
  expect(await read(inOsu, { network: [], own: [] })).toEqual({
    ...{ items: [], pages: [], agentLogin: null, phones: null, networkPhone: names.phone, whatsApp: null },
    office: null,
  });
});

test('menu source › appends the office pages, fetched together with the menus', async () => {
  const menu = await read(inOsu, { office: osu });
  expect(menu).toMatchObject({ office: foot, phones: { main: '+233302747400' } });
  expect(backend).toHaveBeenCalledOnce();
});

test("menu source › appends the agent pages with the agent's office and phone number", async () => {
  const menu = await read(ofEsi, { agent: esi });
  expect(menu).toMatchObject({ office: foot, phones: { main: '+233244123456' } });
  expect(backend).toHaveBeenCalledOnce();
});

test('menu source › has no office for the network or an agent without an open office', async () => {
  expect(await read(ofEsi, { agent: { ...esi, open_office: null } })).toMatchObject({ office: null });
  expect(await read(network, {})).toMatchObject({ office: null, phones: null });
});

test.each([
  { telephone_url_triggers: 'none' },
  { public_email: 7 },
  { opening_hours: null },
  { postal_code: 4412 },
])('menu source › renders header and footer without an office for %o', async (odd) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const items = menus.network[0]?.items;
  expect(await read(inOsu, { office: { ...osu, ...odd } })).toMatchObject({ items, office: null });
  expect(await read(ofEsi, { agent: { ...esi, open_office: { ...osu, ...odd } } })).toMatchObject({
    ...{ items, office: null, phones: { main: '+233244123456' } },
  });
  expect(warn).toHaveBeenCalled();
});
