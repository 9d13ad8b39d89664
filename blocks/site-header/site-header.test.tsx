// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { noPhones } from '@/schemas/office';
import { SiteHeader } from './site-header';
import { siteHeaderExample } from './site-header.example';
import { type SiteHeaderProps, siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

const { props, supplied } = siteHeaderExample;
const draw = (more: Partial<SiteHeaderProps> = {}) => {
  const shown = { ...siteHeaderSchema.parse(props), ...siteHeaderSuppliedSchema.parse(supplied), ...more };
  document.body.innerHTML = renderToStaticMarkup(
    <SiteHeader props={shown} page={exampleContext()} id="header" slot={() => null} />,
  );
};

it('stays at the top of the window, and on paper where it stands: it would cover every page', () => {
  draw();
  const { classList } = document.querySelector('header') ?? document.body;
  expect([...classList]).toEqual(expect.arrayContaining(['sticky', 'print:static']));
});

it('calls the network from a narrow screen, where there is a number', () => {
  const call = () => document.querySelector('header a[href^="tel:"]');
  draw();
  expect(call()).toBeNull();
  draw({ phones: { ...noPhones, fallback: '+233302730100' } });
  expect(call()?.getAttribute('href')).toBe('tel:+233302730100');
  expect(call()?.textContent).toBe('Call 030 273 0100');
  expect([...(call()?.classList ?? [])]).toEqual(expect.arrayContaining(['size-11', 'lg:hidden']));
});
