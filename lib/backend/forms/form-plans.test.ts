import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { heldFields } from '../access/held-fields';
import { collections } from '../collections/collections';
import { completeCollection } from '../collections/complete-collection';
import { plannedNames } from './form-plan';
import { formPlans } from './plans/form-plans';

const planned = Object.entries(formPlans);
const collectionOf = (slug: string) => {
  const found = collections.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no collection "${slug}"`);
  return found;
};

const isInForm = (field: Field): boolean =>
  'name' in field && !(field.admin && 'hidden' in field.admin && field.admin.hidden === true);
const isBeside = (field: Field): boolean =>
  Boolean(field.admin && 'position' in field.admin && field.admin.position === 'sidebar');

it('every collection but the accounts has its form in order', () => {
  expect(collections.map(({ slug }) => slug).filter((slug) => !(slug in formPlans))).toEqual(['staff']);
});

it.each(planned)('each field of a form of %s stands in one place', (slug, plan) => {
  const names = collectionOf(slug)
    .fields.filter((field) => isInForm(field) && !isBeside(field))
    .flatMap((field) => ('name' in field && field.name ? [field.name] : []));
  expect(plannedNames(plan).toSorted()).toEqual(names.toSorted());
});

it.each(planned)('every word of the plan of %s is of a field', (slug, plan) => {
  const paths = pathsOf(collectionOf(slug).fields);
  for (const path of [...Object.keys(plan.words ?? {}), ...Object.keys(plan.rows ?? {})])
    expect(paths).toContain(path);
  for (const [path, { namedBy }] of Object.entries(plan.rows ?? {}))
    expect(paths).toContain(`${path}.${namedBy}`);
});

it.each(planned)('no form of %s shows a field by the name that programs know it by', (slug) => {
  const shown = labelsOf(completeCollection(collectionOf(slug)).fields);
  for (const label of shown)
    expect(label).not.toMatch(/_|^[a-z]|\b([Uu]rl|[Ii]d|[Ss]lug|[Tt]ribe|[Mm]eta)\b/);
});

it.each(planned)('what office editors of %s do not see, they may not write', (slug, plan) => {
  const held = heldFields
    .filter((one) => one.collection === slug && one.office === 'nothing')
    .map(({ field }) => field);
  const tabs = plan.tabs.filter(({ isOfNetwork }) => isOfNetwork);
  const apart = [...tabs.flatMap(({ fields }) => fields.flat()), ...(plan.ofNetwork ?? [])];
  for (const name of apart) expect(held).toContain(name);
});

it.each(planned)('days of %s have their month as a word, which no country reads otherwise', (slug) => {
  for (const field of collectionOf(slug).fields)
    if (field.type === 'date' && isInForm(field))
      expect(field.admin?.date?.displayFormat).toMatch(/^d MMM yyyy/);
});

it.each([
  ['offices', 'telephone_url_triggers'],
  ['pages', 'name'],
  ['pages', 'contents'],
  ['website-sections', 'contents'],
])('office editors of %s do not see what programs know as %s', (slug, field) => {
  const tab = formPlans[slug]?.tabs.find(({ fields }) => fields.flat().includes(field));
  expect(tab?.isOfNetwork).toBe(true);
});

it('office editors see and write the text that visitors read below the blocks of a page', () => {
  const tab = formPlans.pages?.tabs.find(({ fields }) => fields.flat().includes('body'));
  expect(tab).toMatchObject({ label: 'Blocks' });
  expect(tab?.isOfNetwork).toBeUndefined();
  const held = heldFields.filter(({ collection }) => collection === 'pages').map(({ field }) => field);
  expect(held).not.toContain('body');
});

function pathsOf(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${above}${field.name}` : above;
    const inner = 'fields' in field ? pathsOf(field.fields, path === above ? above : `${path}.`) : [];
    return [path, ...inner];
  });
}

function labelsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => [String(tab.label), ...labelsOf(tab.fields)]);
    if (!isInForm(field)) return 'fields' in field ? labelsOf(field.fields) : [];
    const inner = 'fields' in field ? labelsOf(field.fields) : [];
    return [...('label' in field && typeof field.label === 'string' ? [field.label] : []), ...inner];
  });
}

it('the numbers of an office stand together, and beside them which of them visitors see', () => {
  const [reach] = formPlans.offices?.tabs ?? [];
  expect(reach?.fields.slice(0, 2)).toEqual([
    ['main_telephone', 'phone_extension'],
    ['organic_number', 'paid_number'],
  ]);
  const paid = collectionOf('offices').fields.find(
    (field) => 'name' in field && field.name === 'paid_number',
  );
  expect(paid).toMatchObject({
    admin: { components: { afterInput: ['/forms/shown-phone-now#ShownPhoneNow'] } },
  });
});

it('what an office editor reads of redirects has no code in it', () => {
  const { words } = formPlans.redirects ?? {};
  const own = collectionOf('redirects').fields.flatMap((field) =>
    field.admin && 'description' in field.admin ? [field.admin.description] : [],
  );
  const said = [...Object.values(words ?? {}).map(({ description }) => description), ...own].join(' ');
  expect(said).not.toMatch(/:\w|https|regex|30\d/);
});

it.each([
  ['listings', 'category'],
  ['listings', 'subcategory'],
  ['posts', 'category'],
])('%s are sorted by a %s of those in use', (slug, name) => {
  const field = collectionOf(slug).fields.find((one) => 'name' in one && one.name === name);
  expect(field).toMatchObject({
    admin: { components: { Field: { path: '/forms/known-words#KnownWords' } } },
  });
});

it('a list of words says how one is put in, and the one that is typed is taken as the field is left', () => {
  const lists = collections.flatMap(({ fields }) =>
    fields.filter((field) => field.type === 'text' && field.hasMany === true),
  );
  expect(lists.map((field) => 'name' in field && field.name)).toEqual(
    expect.arrayContaining(['languages', 'towns', 'specialties', 'territories']),
  );
  for (const field of lists)
    expect(field).toMatchObject({
      admin: {
        placeholder: 'Type and press Enter',
        components: { Field: '/forms/list-of-words#ListOfWords' },
      },
    });
});

it('pictures are found by the words that say what they show', () => {
  expect(collectionOf('media').admin?.listSearchableFields).toContain('alt');
});

it('of a lead is told in words which language it was read in, and what became of it', () => {
  const { words } = formPlans.leads ?? {};
  expect(words).toMatchObject({ state: { label: 'What became of it' }, form: { label: 'Which form' } });
  const language = collectionOf('leads').fields.find((one) => 'name' in one && one.name === 'language');
  const labels =
    language && 'options' in language && Array.isArray(language.options)
      ? language.options.map((one) => (typeof one === 'object' && one ? one.label : one))
      : [];
  expect(labels).toContain('English (Ghana)');
  for (const label of labels) expect(label).not.toMatch(/^[a-z]{2}-[A-Z]{2}$/);
});
