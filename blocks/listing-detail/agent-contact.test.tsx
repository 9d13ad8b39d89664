// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { showPhones } from '@/lib/visitor/phone-numbers';
import { showOpening } from '@/lib/visitor/visit-page';
import { exampleListing } from '@/schemas/examples/listing';
import { exampleNoPhones } from '@/schemas/examples/office';
import { AgentContact } from './agent-contact';

const page = exampleContext();

test('displays the phone number for the source of the visit', () => {
  const phones = { ...exampleNoPhones, main: '+233244123456', paid: '+233302748970' };
  document.body.innerHTML = renderToStaticMarkup(
    <AgentContact listing={{ ...exampleListing, phones }} page={page} />,
  );
  const phoneHref = () => document.querySelector('a[href^="tel:"]')?.getAttribute('href');
  expect(phoneHref()).toBe('tel:+233244123456');
  showPhones(document, { parameters: {}, isPaid: true });
  expect(phoneHref()).toBe('tel:+233302748970');
});

test('displays the current opening status next to the numbers', () => {
  document.body.innerHTML = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const hoursText = () => document.querySelector('[data-hours]')?.textContent;
  showOpening(document, new Date('2026-11-23T10:00:00Z'));
  expect(hoursText()).toMatch(/^Open now ·\u00a0closes 5:00.pm$/i);
  showOpening(document, new Date('2026-11-22T20:00:00Z'));
  expect(hoursText()).toMatch(/^Closed ·\u00a0opens Monday/);
});

test('the WhatsApp message contains the listing', () => {
  const html = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const listingLabel = encodeURIComponent(`${exampleListing.title} (${exampleListing.reference})`);
  expect(html).toContain(`href="https://wa.me/233244123456?text=${listingLabel}"`);
  // The number is printed, because links cannot be followed on paper.
  expect(html).toMatch(/WhatsApp<span class="[^"]*print:block">024 412 3456</);
});
