import type { CDPSession } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../support/open-database';
import { localised, pageTypes } from '../support/page-types';
import { serveInChunks } from '../support/serve-in-chunks';
import { shareBrowser } from '../support/share-browser';
import { sampleCases } from '../support/test-scope';
import {
  fillForm,
  formAddress,
  formOf,
  inquiryRow,
  leadsOf,
  newVisitor,
  submitOf,
} from '../support/visitor-forms';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
afterAll(() => database.$client.end());
/**
 * Positions in the middle of elements whose layout depends on the rest: lines of a header, and the text
 * centred in a picture.
 */
const splitPositions = {
  office: [
    /<aside\b[\s\S]*?<\/p>/,
    /<aside\b[\s\S]*?href="tel:[\s\S]*?<\/a>/,
    /<nav\b[\s\S]*?<\/nav>/,
    /id="[^"]*-language-switch"[\s\S]*?<\/button>/,
  ],
  'custom page with video': [/<main\b[\s\S]*?<\/h1>/],
};

const layoutCases = [
  [768, 'office'],
  [1440, 'custom page with video'],
  [1280, 'office'],
] as const;

it.each(sampleCases(layoutCases, 1))(
  'slow connection › no layout shift on a page that arrives in chunks, at %i px: %s',
  async (width, name) => {
    const { url, stop } = await serveInChunks(inject('siteUrl'), splitPositions[name]);
    const { page, close } = await browser.openTab({ viewport: { width, height: 900 } });
    try {
      const shift = await watchLayoutShift(page, 10_000);
      await page.goto(url + localised('en-GH', pageTypes[name] ?? ''), { waitUntil: 'networkidle' });
      expect(await shift()).toBe(0);
      expect(await page.locator('h1').isVisible()).toBe(true);
    } finally {
      await close();
      await stop();
    }
  },
);

/** Emulates a weak mobile connection with the given throughput in bytes per second. */
async function slowDown(session: CDPSession, throughput: number): Promise<void> {
  const throughputs = { downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...throughputs });
}

it('slow connection › a form filled in before its script arrived keeps its values and is stored once', () =>
  browser.inTab({}, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session, 12_000);
    const visitor = newVisitor(inquiryRow);
    const written = { ...inquiryRow.fields, ...visitor };
    await page.goto(formAddress(inquiryRow.path), { waitUntil: 'commit' });
    const form = formOf(page, inquiryRow.form);
    await form.waitFor();
    // The connection nearly stops while the form is filled in, however fast that is.
    await slowDown(session, 500);
    await fillForm(form, written);
    await form.locator('[name=sms]').check();
    await form.locator('[name=phone]').fill('024 412 3456');
    expect(await form.getAttribute('novalidate')).toBeNull();
    await slowDown(session, 24_000);
    await page.locator(`form[action$="/${inquiryRow.form}"][novalidate]`).waitFor();
    for (const [field, value] of Object.entries(written))
      expect(await form.locator(`[name=${field}]`).inputValue()).toBe(value);
    expect(await form.locator(':checked[type=checkbox]').count()).toBe(2);
    await submitOf(form).dblclick();
    await page.getByText(inquiryRow.confirmation).waitFor();
    expect(await leadsOf(database, visitor)).toMatchObject([
      { form: inquiryRow.form, phone: '+233244123456', suspected: false },
    ]);
  }));
