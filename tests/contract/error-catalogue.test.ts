import { sql } from '@payloadcms/db-postgres/drizzle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toProviderIds } from '@/adapters/sections/to-provider-ids';
import { NotFound } from '@/blocks/not-found/not-found';
import { notFoundSchema } from '@/blocks/not-found/not-found.schema';
import { exampleContext } from '@/lib/engine/example-context';
import { precognitionClient } from '@/lib/forms/live/precognition-client';
import type { LeadFormName } from '@/schemas/forms/forms';
import { type FormsHarness, startForms } from './start-forms';
import { validForms } from './valid-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

/** As a browser without JavaScript shows it, while the ledger cannot be written. */
async function failing(form: LeadFormName): Promise<string> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { drizzle } = forms.contract.payload.db;
  await drizzle.execute(sql`alter table consents rename to consents_away`);
  const response = await forms.sendWithoutScript(validForms[form], {}, form);
  await drizzle.execute(sql`alter table consents_away rename to consents`);
  logged.mockRestore();
  return response.text();
}

const sent = async (form: LeadFormName, over: object = {}): Promise<string> =>
  (await forms.sendTo(form, { ...validForms[form], ...over })).text();

async function missingListing(): Promise<string> {
  const page = { ...exampleContext('en-GH'), missing: 'record' as const };
  return renderToStaticMarkup(
    NotFound({ props: notFoundSchema.parse({}), page, id: 'missing', slot: () => null }),
  );
}

async function withoutPrecognition(): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const text = await precognitionClient.get('/api/x').then(String, String);
  vi.unstubAllGlobals();
  return text;
}

async function wrongId(name: string): Promise<string> {
  const warnings: string[] = [];
  toProviderIds({ [name]: 'none' }, (warning) => warnings.push(warning));
  return warnings.join();
}

async function unknownToken(): Promise<string> {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { UserByTokenDocument } = await import('@/lib/graphql/generated/operations');
  const { errors } = await executeContract({ document: UserByTokenDocument, variables: { token: 'any' } });
  return JSON.stringify(errors?.map(({ extensions }) => extensions));
}

/**
 * Specification section 8: each message with the situation that produces it. Messages of accounts and of the
 * agreement are added with those features.
 */
const catalogue: [string, string, () => Promise<string>][] = [
  [
    'an inquiry that cannot be kept',
    'There was an error submitting your inquiry. Please try again later.',
    () => failing('inquiry'),
  ],
  [
    'what a buyer sends and cannot be kept',
    'There was an error submitting the form. Please try again later.',
    () => failing('buyer-registration'),
  ],
  ['any other form', 'An error occurred. Please try again later.', () => failing('newsletter')],
  [
    'an address that is registered',
    'There is already a buyer account with that email address.',
    async () => {
      await sent('buyer-registration');
      return sent('buyer-registration', { last_name: 'Other' });
    },
  ],
  ['fields that are missing', 'Please complete all required fields', () => sent('inquiry', { message: '' })],
  ['a listing that is none', 'Listing not found', missingListing],
  [
    'an answer that is none of Precognition',
    'Did not receive a Precognition response. Ensure you have the Precognition middleware in place for the route.',
    withoutPrecognition,
  ],
  ['a container without its id', 'missing tag-manager container id', () => wrongId('Google Tag Manager ID')],
  ['a measurement without its id', 'missing measurement id', () => wrongId('Google Analytics Tracking ID')],
  ['a pixel without its id', 'missing pixel id', () => wrongId('Facebook Pixel ID')],
  ['a token that is none', 'Invalid token', unknownToken],
  [
    'a guide that is on its way',
    'Thank you for your interest! Check your email for a link to the guide',
    () => sent('guide'),
  ],
  ['an inquiry that is kept', 'Your inquiry has been submitted successfully.', () => sent('inquiry')],
  ['figures that are on their way', 'Please check your email.', () => sent('valuation-mail')],
];

test.each(catalogue)('error catalogue › %s: %s', async (_situation, message, happens) => {
  expect(await happens()).toContain(message);
});

test('error catalogue › an unknown office does not prevent the submission', async () => {
  await sent('inquiry', { _place: '/en-GH/locations/nowhere/none/contact-us' });
  expect(await forms.leads()).toMatchObject([{ routed_by: 'network', office: null }]);
});
