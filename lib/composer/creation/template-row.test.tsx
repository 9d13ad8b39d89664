// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { createPageCall } from '@/schemas/composing/new-page';
import { respond } from '@/tests/support/fake-routes';
import { NewPageForm } from './new-page-form';

const osu = { office: 1, name: 'Osu', base: '/osu' };
const network = { office: null, name: 'The network', base: '' };
const [landing] = landingTemplateNames;
const templates: Readonly<Record<string, readonly object[]>> = {
  '1': [{ id: 3, name: 'Open day', slug: 'open-days' }],
  network: [
    { id: 4, name: 'Of no landing page', slug: 'none' },
    { id: 5, name: landing, slug: 'guides' },
  ],
};

const sent: { url: URL; body: unknown }[] = [];
const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', Object.create(window, { location: { value: { assign } } }));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (body) return respond(createPageCall, { status: 201, body: { doc: { id: 12 } } });
    const { searchParams: query, pathname } = url;
    const ownerKey = query.get('where[office][equals]') ?? query.get('where[scope][equals]') ?? '';
    return Response.json({ docs: pathname.endsWith('/templates') ? templates[ownerKey] : [] });
  });
});
afterEach(() => {
  sent.length = 0;
  assign.mockClear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders the form of a new page, with functions to fill it in. */
async function renderForm() {
  const main = document.body.appendChild(document.createElement('main'));
  const choices = { findsOffices: false, contentLocale: 'en-GH' } as const;
  await act(async () =>
    render(
      <NewPageForm
        {...choices}
        owners={[osu, network]}
        languages={[{ locale: 'en-GH', name: 'English (Ghana)' }]}
      />,
      { container: main },
    ),
  );
  const list = (label: string) => screen.queryByLabelText<HTMLSelectElement>(label);
  const choose = (label: string, option: string) =>
    act(async () => {
      const select = list(label);
      const index = [...(select?.options ?? [])].findIndex(({ text }) => text === option);
      if (select) select.selectedIndex = index;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const templateOptions = () => [...(list('Start from')?.options ?? [])].map(({ text }) => text);
  return { main, list, choose, templateOptions };
}

it('new page form › offers the templates of the owner, and puts the page below the path of the template', async () => {
  const { main, list, choose, templateOptions } = await renderForm();
  await vi.waitFor(() => expect(templateOptions()).toEqual(['Empty', 'Open day']));
  expect(list('Start from')?.selectedOptions[0]?.text).toBe('Empty');
  await choose('Start from', 'Open day');
  expect(main.textContent).toContain('/osu/open-days/…');
  const [title] = main.querySelectorAll('input');
  await act(async () => {
    if (title) fireEvent.input(title, { target: { value: 'In May' } });
  });
  await act(async () => main.querySelector<HTMLElement>('button[type=submit]')?.click());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/compose/record/12?locale=en-GH'));
  const expectedFields = {
    route: 'TribeMarketingWebsitePage',
    template_slug: 'open-days',
    slug: 'in-may',
    office: 1,
  };
  expect(sent.at(-1)?.body).toMatchObject({ ...expectedFields, title: 'In May', blocks: [] });
  expect(sent.at(-2)?.url.searchParams.get('where[template_slug][equals]')).toBe('open-days');
});

it('new page form › resets the template when the owner changes; the network has the landing page templates', async () => {
  const { main, choose, templateOptions } = await renderForm();
  await vi.waitFor(() => expect(templateOptions()).toEqual(['Empty', 'Open day']));
  await choose('Start from', 'Open day');
  await choose('Belongs to', 'The network');
  await vi.waitFor(() => expect(templateOptions()).toEqual(['Empty', landing]));
  expect(main.textContent).not.toContain('open-days');
  await choose('Start from', landing);
  expect(main.textContent).toContain('/guides/…');
});
