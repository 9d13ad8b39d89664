import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { restrictedFields } from '../../platform/access/restricted-fields';
import { collections } from '../collections/collections';
import { completeCollection } from '../collections/complete-collection';
import { listPlannedFieldNames } from './form-plan';
import { formPlans } from './plans/form-plans';

const planned = Object.entries(formPlans);
const findCollection = (slug: string) => {
  const collection = collections.find((collection) => collection.slug === slug);
  if (!collection) throw new Error(`There is no collection "${slug}"`);
  return collection;
};

const isInForm = (field: Field): boolean =>
  'name' in field && !(field.admin && 'hidden' in field.admin && field.admin.hidden === true);
const isInSidebar = (field: Field): boolean =>
  Boolean(field.admin && 'position' in field.admin && field.admin.position === 'sidebar');

it('form plans › exist for all collections except staff', () => {
  expect(collections.map(({ slug }) => slug).filter((slug) => !(slug in formPlans))).toEqual(['staff']);
});

it.each(planned)('form plan of %s › contains each field exactly once', (slug, plan) => {
  const names = findCollection(slug)
    .fields.filter((field) => isInForm(field) && !isInSidebar(field))
    .flatMap((field) => ('name' in field && field.name ? [field.name] : []));
  expect(listPlannedFieldNames(plan).toSorted()).toEqual(names.toSorted());
});

it.each(planned)('form plan of %s › has texts for existing fields only', (slug, plan) => {
  const paths = pathsOf(findCollection(slug).fields);
  for (const path of [...Object.keys(plan.fieldTexts ?? {}), ...Object.keys(plan.rows ?? {})])
    expect(paths).toContain(path);
  for (const [path, { labelField }] of Object.entries(plan.rows ?? {}))
    expect(paths).toContain(`${path}.${labelField}`);
});

it.each(planned)('form of %s › has a readable label for each field', (slug) => {
  const labels = labelsOf(completeCollection(findCollection(slug)).fields);
  for (const label of labels)
    expect(label).not.toMatch(/_|^[a-z]|\b([Uu]rl|[Ii]d|[Ss]lug|[Tt]ribe|[Mm]eta)\b/);
});

it.each(planned)('form of %s › hides only fields that office editors cannot write', (slug, plan) => {
  const lockedFields = restrictedFields
    .filter((restriction) => restriction.collection === slug && restriction.office === 'nothing')
    .map(({ field }) => field);
  const tabs = plan.tabs.filter(({ isNetworkOnly }) => isNetworkOnly);
  const hiddenFields = [...tabs.flatMap(({ fields }) => fields.flat()), ...(plan.networkOnly ?? [])];
  for (const name of hiddenFields) expect(lockedFields).toContain(name);
});

it.each(planned)('date fields of %s › display the month as a word', (slug) => {
  for (const field of findCollection(slug).fields)
    if (field.type === 'date' && isInForm(field))
      expect(field.admin?.date?.displayFormat).toMatch(/^d MMM yyyy/);
});

it.each([
  ['offices', 'telephone_url_triggers'],
  ['pages', 'name'],
  ['pages', 'contents'],
  ['website-sections', 'contents'],
])('form of %s › hides %s from office editors', (slug, field) => {
  const tab = formPlans[slug]?.tabs.find(({ fields }) => fields.flat().includes(field));
  expect(tab?.isNetworkOnly).toBe(true);
});

it('page form › lets office editors see and write the text below the blocks', () => {
  const tab = formPlans.pages?.tabs.find(({ fields }) => fields.flat().includes('body'));
  expect(tab).toMatchObject({ label: 'Blocks' });
  expect(tab?.isNetworkOnly).toBeUndefined();
  const lockedFields = restrictedFields
    .filter(({ collection }) => collection === 'pages')
    .map(({ field }) => field);
  expect(lockedFields).not.toContain('body');
});

function pathsOf(fields: readonly Field[], parentPath = ''): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${parentPath}${field.name}` : parentPath;
    const inner =
      'fields' in field ? pathsOf(field.fields, path === parentPath ? parentPath : `${path}.`) : [];
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

it('office form › groups the phone numbers and displays which one visitors see', () => {
  const [contactTab] = formPlans.offices?.tabs ?? [];
  expect(contactTab?.fields.slice(0, 2)).toEqual([
    ['main_telephone', 'phone_extension'],
    ['organic_number', 'paid_number'],
  ]);
  const paid = findCollection('offices').fields.find(
    (field) => 'name' in field && field.name === 'paid_number',
  );
  expect(paid).toMatchObject({
    admin: { components: { afterInput: ['/admin/forms/after-input#VisiblePhoneHint'] } },
  });
});

it('redirect form › explains redirects to office editors without code', () => {
  const { fieldTexts } = formPlans.redirects ?? {};
  const descriptions = findCollection('redirects').fields.flatMap((field) =>
    field.admin && 'description' in field.admin ? [field.admin.description] : [],
  );
  const texts = [
    ...Object.values(fieldTexts ?? {}).map(({ description }) => description),
    ...descriptions,
  ].join(' ');
  expect(texts).not.toMatch(/:\w|https|regex|30\d/);
});

it.each([
  ['listings', 'category'],
  ['listings', 'subcategory'],
  ['posts', 'category'],
])('%s form › suggests existing values for %s', (slug, name) => {
  const field = findCollection(slug).fields.find((field) => 'name' in field && field.name === name);
  expect(field).toMatchObject({
    admin: { components: { Field: { path: '/admin/forms/option-fields#SuggestedTextField' } } },
  });
});

it('fields with several values › explain the input and commit the typed value on blur', () => {
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
        components: { Field: '/admin/forms/inputs#ValueListInput' },
      },
    });
});

it('media list › is searchable by the alternative text', () => {
  expect(findCollection('media').admin?.listSearchableFields).toContain('alt');
  expect(findCollection('leads').admin?.listSearchableFields).toEqual(['name', 'email', 'phone']);
});

it('lead form › displays the language and the state in words', () => {
  const { fieldTexts } = formPlans.leads ?? {};
  expect(fieldTexts).toMatchObject({ state: { label: 'Status' }, form: { label: 'Form' } });
  const language = findCollection('leads').fields.find(
    (field) => 'name' in field && field.name === 'language',
  );
  const labels =
    language && 'options' in language && Array.isArray(language.options)
      ? language.options.map((option) => (typeof option === 'object' && option ? option.label : option))
      : [];
  expect(labels).toContain('English (Ghana)');
  for (const label of labels) expect(label).not.toMatch(/^[a-z]{2}-[A-Z]{2}$/);
});
