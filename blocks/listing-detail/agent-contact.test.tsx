// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { showOpening } from '@/lib/visitor/show-opening';
import { showPhones } from '@/lib/visitor/show-phones';
import { exampleListing } from '@/schemas/examples/listing';
import { exampleNoPhones } from '@/schemas/examples/office';
import { AgentContact } from './agent-contact';

const page = exampleContext();

test('the number is the one of this visit', () => {
  const phones = { ...exampleNoPhones, main: '+233244123456', paid: '+233302748970' };
  document.body.innerHTML = renderToStaticMarkup(
    <AgentContact listing={{ ...exampleListing, phones }} page={page} />,
  );
  const shown = () => document.querySelector('a[href^="tel:"]')?.getAttribute('href');
  expect(shown()).toBe('tel:+233244123456');
  showPhones(document, { parameters: {}, paid: true });
  expect(shown()).toBe('tel:+233302748970');
});

test('whether the office is open at this moment stands with the numbers', () => {
  document.body.innerHTML = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const said = () => document.querySelector('[data-hours]')?.textContent;
  showOpening(document, new Date('2026-11-23T10:00:00Z'));
  expect(said()).toMatch(/^Open now ·\u00a0closes 5:00.pm$/i);
  showOpening(document, new Date('2026-11-22T20:00:00Z'));
  expect(said()).toMatch(/^Closed ·\u00a0opens Monday/);
});

test('a chat with the agent names the listing', () => {
  const drawn = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const named = encodeURIComponent(`${exampleListing.title} (${exampleListing.reference})`);
  expect(drawn).toContain(`href="https://wa.me/233244123456?text=${named}"`);
  // On paper, where nothing is pressed.
  expect(drawn).toMatch(/WhatsApp<span class="[^"]*print:block">024 412 3456</);
});
