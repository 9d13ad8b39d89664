import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import { type FormName, forms } from '@/schemas/forms/forms';
import { type Locale, locales } from '@/schemas/locale';
import { allMessages } from '@/tests/support/read-message';
import { en } from '../i18n/messages/en';
import { formatFormIssue, formatIssueSummary } from './format-form-issue';
import { isIncomplete, parseForm } from './parse-form';

const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
const names = Object.keys(forms).filter(isFormName);
const good = {
  reason: 'selling',
  full_name: ' Ama Mensah ',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'How much is\r\na bakery worth?',
  privacy: 'on',
};
const sent = (over: Record<string, unknown> = {}) => new Map(Object.entries({ ...good, ...over }));
const issuesOf = (over: Record<string, unknown>) => {
  const parsed = parseForm('inquiry', sent(over));
  return parsed.ok ? {} : Object.fromEntries(parsed.issues.map(({ field, kind }) => [field, kind]));
};

describe('inquiry', () => {
  test('is parsed to its values', () => {
    expect(parseForm('inquiry', sent())).toEqual({
      ok: true,
      values: {
        reason: 'selling',
        full_name: 'Ama Mensah',
        email: 'ama@example.com',
        phone: '024 412 3456',
        reach_by: 'email',
        reach_when: 'any',
        message: 'How much is\na bakery worth?',
        privacy: true,
        sms: false,
      },
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'nothing',
      { full_name: '', email: ' ', message: undefined, reason: '', privacy: undefined },
      { full_name: 'missing', email: 'missing', message: 'missing', reason: 'choose', privacy: 'agree' },
    ],
    ['signs that nobody sees', { full_name: '\u200b\u2800' }, { full_name: 'missing' }],
    ['a reason of its own', { reason: 'Buying a business' }, { reason: 'choose' }],
    ['half an address', { email: 'ama@' }, { email: 'email' }],
    ['words for a number', { phone: 'call me' }, { phone: 'phone' }],
    ['a few digits', { phone: '12345' }, { phone: 'phone' }],
    ['no number', { phone: '' }, {}],
    ['a number with a digit too few', { phone: '024 412 345' }, { phone: 'phone' }],
    ['a number of another country', { phone: '020 7946 0958', phone_country: 'UK' }, {}],
    [
      'a number that is none of that country',
      { phone: '7946 0958', phone_country: 'UK' },
      { phone: 'phone' },
    ],
    ['a country of its own', { phone_country: 'XX' }, { phone_country: 'choose' }],
    ['text messages to nowhere', { phone: '', sms: 'on' }, { phone: 'missing' }],
    ['a box that is not ticked', { privacy: false, sms: 'on' }, { privacy: 'agree' }],
    ['a line of several', { full_name: 'Ama\nBcc: all@example.com' }, { full_name: 'wrong' }],
    ['a name of a thousand signs', { full_name: 'a'.repeat(1000) }, { full_name: 'tooLong' }],
    ['an object', { full_name: { a: 1 } }, { full_name: 'wrong' }],
    ['a field that there is none of', { colour: 'red', __proto__: null }, { colour: 'unknown' }],
    ['a listing by no slug', { listing: '../admin' }, { listing: 'wrong' }],
  ])('reports an issue for %s', (_name, over, expected) => {
    expect(issuesOf(over)).toEqual(expected);
  });

  test.each(['0244123456', '+233 24 412 3456', '+2330244123456', '00233244123456', '(0)24 412 3456'])(
    'accepts the phone number %s',
    (phone) => expect(issuesOf({ phone })).toEqual({}),
  );

  test('validates selected fields only', () => {
    const isSelected = (field: string) => field === 'email';
    expect(parseForm('inquiry', new Map(), isSelected)).toEqual({
      ok: false,
      issues: [{ field: 'email', kind: 'missing' }],
    });
    expect(parseForm('inquiry', new Map([['email', 'ama@example.com']]), isSelected).ok).toBe(true);
    expect(parseForm('inquiry', new Map(), () => false).ok).toBe(true);
  });
});

/** All messages about fields in a language. */
const messagesOf = memoize((locale: Locale) => {
  const t = createTranslate(locale);
  const messages = new Set([
    ...[
      t('form.issue.missing'),
      t('form.issue.either'),
      t('form.issue.agree'),
      t('form.issue.choose'),
      t('form.issue.email'),
    ],
    ...[t('form.issue.phone'), t('form.issue.unknown'), t('form.issue.wrong'), t('forms.issue.address')],
    ...['phone', 'whatsapp', 'sms', 'email'].map((method) => t('form.issue.method', { method })),
    ...[t('account.issue.passwordMismatch'), t('account.issue.passwordShort', { min: 12 })],
    ...[20, 40, 60, 80, 120, 200, 254, 4000].map((max) => t('form.issue.tooLong', { max })),
  ]);
  return { t, ours: messages };
});

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? compute(key);
    cache.set(key, value);
    return value;
  };
}

describe.each(names)('%s', (form) => {
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    fc.string({ unit: 'binary', maxLength: 6000 }),
    fc.constantFrom('', ' ', 'on', 'a@b', 'a'.repeat(5000), '\u0000', '\u202e', '+'.repeat(9)),
  );
  const bodies = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(forms[form])), fc.string({ maxLength: 20 })),
    anything,
    { maxKeys: 14 },
  );

  test('never throws, returns only strings and booleans, and has a message of the catalogue for every issue', () => {
    const texts = allMessages(en).filter(([key]) => key.startsWith('form.issue.'));
    expect(texts.length).toBeGreaterThan(8);
    fc.assert(
      fc.property(bodies, fc.constantFrom(...locales), (body, locale) => {
        const parsed = parseForm(form, new Map(Object.entries(body)));
        if (parsed.ok) return;
        const { t, ours } = messagesOf(locale);
        for (const issue of parsed.issues) expect(ours).toContain(formatFormIssue(issue, t));
        const count = parsed.issues.length;
        const summary = isIncomplete(parsed.issues) ? t('form.required') : t('form.issue.some', { count });
        expect(formatIssueSummary(parsed.issues, t)).toBe(summary);
      }),
      { numRuns: process.env.TEST_LONG ? 10_000 : 200 },
    );
  });
});

describe('valuation start', () => {
  const owner = { trade: 'Bakery', town: 'Osu', full_name: 'Ama Mensah', privacy: 'on' };
  const issuesOf = (fields: Record<string, string>) => {
    const parsed = parseForm('valuation-start', new Map(Object.entries({ ...owner, ...fields })));
    return parsed.ok ? [] : parsed.issues;
  };

  test.each([
    [{}, [{ field: 'phone', kind: 'either' }]],
    [{ phone: ' ', email: ' ' }, [{ field: 'phone', kind: 'either' }]],
    [{ phone: '024 412 3456' }, []],
    [{ email: 'ama@example.com' }, []],
    [{ phone: '024 412 3456', reach_by: 'whatsapp' }, []],
    [{ phone: '024 412 3456', reach_by: 'email' }, [{ field: 'email', kind: 'method', method: 'email' }]],
    [{ email: 'ama@example.com', reach_by: 'sms' }, [{ field: 'phone', kind: 'method', method: 'sms' }]],
    [{ phone: 'call me', email: 'ama@example.com' }, [{ field: 'phone', kind: 'phone' }]],
  ])('with the contact details %j has the issues %j', (fields, expected) =>
    expect(issuesOf(fields)).toEqual(expected),
  );

  test('accepts a submission without a postal or digital address', () =>
    expect(issuesOf({ phone: '024 412 3456', postal_code: '' })).toEqual([]));

  const start = (postal_code: string) => {
    const sent = { ...owner, email: 'ama@example.com', postal_code };
    const parsed = parseForm('valuation-start', new Map(Object.entries(sent)));
    return parsed.ok ? parsed.values.postal_code : parsed.issues;
  };

  test.each([
    ['ga 183 8164', 'GA-183-8164'],
    ['GA1838164', 'GA-183-8164'],
    ['N5-03074-1234', 'N5-03074-1234'],
    ['P.O. Box GP 1234, Accra', 'P.O. Box GP 1234, Accra'],
    ['Behind the Shell station, Osu', 'Behind the Shell station, Osu'],
    ['90210', '90210'],
  ])('normalises %j to %j', (input, expected) => expect(start(input)).toBe(expected));

  test.each(['GA-18-8164', 'GA 183 816', 'ga18381'])('rejects %j as an invalid digital address', (written) =>
    expect(start(written)).toEqual([{ field: 'postal_code', kind: 'address' }]),
  );
});
