import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FormName, formFieldsOf } from '@/schemas/forms/forms';
import { pages } from './pages';

/** Phrases that read as translated, and words of the kind. */
const translatedPhrases = [
  'all that will not come again',
  'How we reach you best',
  'Country of the number',
  'without it we may not do',
  'It looks like name@',
  'Write what your accounts say',
  'Sales of a year',
  'This is no figure',
  'You told of nothing',
  'Middle asking price',
  'Middle price for',
  'How many lie in',
  'How it could be paid',
  'What we stand on',
  'information and no offers',
  'Buyers whom we know',
  'Have it as a text message',
  'You get our newsletter from now on',
  'Three sums on one sheet',
  'Hours, money, temper',
  'drawn for us in the colours of cloth',
  'as the crow flies',
  'A card terminal was requested',
  'To be read only',
  'What is to do',
  'What your office says of itself',
];
const sources = globSync('{adapters,app,blocks,lib,schemas,site}/**/*.{ts,tsx,json,md,yaml}').filter(
  (file) => !/\.test\.|generated|migrations/.test(file),
);

test('no text of the site or of its staff contains a phrase that reads as translated', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return translatedPhrases
      .filter((phrase) => text.includes(phrase.toLowerCase()))
      .map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

/** Statements that a field is optional, by the words for the field. */
const optionalStatements =
  /(?:if you like,? (?:your )?|need not (?:say|give) (?:your )?|do not have to (?:say|give) (?:your )?)(name|trade|town|email|phone|message)/gi;
const fieldsByWord: Readonly<Record<string, readonly string[]>> = {
  name: ['full_name', 'first_name'],
  phone: ['phone', 'phone_number'],
};

test('a page with a form describes no required field as optional', () => {
  const wrong = pages.flatMap(({ key, blocks }) => {
    const text = JSON.stringify(blocks);
    const forms: FormName[] = [...text.matchAll(/"form":"([a-z-]+)"/g)].flatMap(([, form]) =>
      form === 'seller-registration' || form === 'valuation-start' || form === 'buyer-registration'
        ? [form]
        : [],
    );
    if (text.includes('"inquiry-form"')) forms.push('inquiry');
    return [...text.matchAll(optionalStatements)].flatMap(([statement, word = '']) => {
      const names = fieldsByWord[word.toLowerCase()] ?? [word.toLowerCase()];
      const isRequired = forms.some((form) => names.some((name) => formFieldsOf(form)[name]?.required));
      return isRequired ? [`${key}: ${statement}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
