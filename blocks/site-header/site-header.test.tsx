// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { SiteHeader } from './site-header';
import { siteHeaderExample } from './site-header.example';
import { siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

it('stays at the top of the window, and on paper where it stands: it would cover every page', () => {
  const { props, supplied } = siteHeaderExample;
  const shown = { ...siteHeaderSchema.parse(props), ...siteHeaderSuppliedSchema.parse(supplied) };
  document.body.innerHTML = renderToStaticMarkup(
    <SiteHeader props={shown} page={exampleContext()} id="header" slot={() => null} />,
  );
  const { classList } = document.querySelector('header') ?? document.body;
  expect([...classList]).toEqual(expect.arrayContaining(['sticky', 'print:static']));
});
