// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { noPhones } from '@/schemas/office';
import { SiteHeader } from './site-header';
import { siteHeaderExample } from './site-header.example';
import { type SiteHeaderProps, siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

const { props, supplied } = siteHeaderExample;
const render = (overrides: Partial<SiteHeaderProps> = {}) => {
  const siteHeaderProps = {
    ...siteHeaderSchema.parse(props),
    ...siteHeaderSuppliedSchema.parse(supplied),
    ...overrides,
  };
  document.body.innerHTML = renderToStaticMarkup(
    <SiteHeader props={siteHeaderProps} page={exampleContext()} id="header" slot={() => null} />,
  );
};

it('is sticky on screen and static in print, where it would cover every page', () => {
  render();
  const { classList } = document.querySelector('header') ?? document.body;
  expect([...classList]).toEqual(expect.arrayContaining(['sticky', 'print:static']));
});

it('has a call link on narrow screens when there is a number', () => {
  const call = () => document.querySelector('header a[href^="tel:"]');
  render();
  expect(call()).toBeNull();
  render({ phones: { ...noPhones, fallback: '+233302730100' } });
  expect(call()?.getAttribute('href')).toBe('tel:+233302730100');
  expect(call()?.textContent).toBe('Call 030 273 0100');
  expect([...(call()?.classList ?? [])]).toEqual(expect.arrayContaining(['size-11', 'lg:hidden']));
});
