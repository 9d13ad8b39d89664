import { expect, test } from 'vitest';
import { figureNames } from '@/schemas/content-figures';
import { describeFigures, figureIssue, figuresIn } from './text-figures';
import { findTextIssues } from './text-issues';

test('finds figures at any depth, each once, and ignores names', () => {
  const props = {
    heading: '{offices.count} offices',
    items: [{ text: '{offices.count} in {towns.count} of {region}' }],
  };
  expect(figuresIn(props)).toEqual(['offices.count', 'towns.count']);
});

test.each(['{office}', 'plain', '{Offices.count}', '{ offices.count }', '{towns.count}'])(
  '%s has no issue',
  (text) => {
    expect(figureIssue(text)).toBeNull();
  },
);

test('reports an unknown figure with similar ones', () => {
  expect(figureIssue('{office.count} offices')).toBe(
    '{office.count} is not an available figure: use {offices.count}, or remove it',
  );
  expect(figureIssue('{constructor.name}')).toContain('{brokers.count}');
});

test('an unknown figure is allowed in a draft and not in a published block', () => {
  const issues = findTextIssues({
    id: 'a',
    type: 'hero',
    version: 0,
    props: { intro: 'In {town.count} towns' },
  });
  expect(issues).toMatchObject([{ path: 'props.intro', severity: 'unfinished' }]);
});

test('describes the figures of a text for its author', () => {
  expect(describeFigures('{offices.count} offices')).toEqual(['{offices.count}: number of open offices']);
  expect(describeFigures('{office} is open')).toEqual([]);
});

test('lists all figures after an opening brace', () => {
  expect(describeFigures('We have {')).toHaveLength(figureNames.length);
});
