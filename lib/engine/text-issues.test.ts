import { expect, test } from 'vitest';
import { findTextIssues } from './text-issues';

test('reports the path of a text that is too expensive to parse, at any depth', () => {
  const expensive = '*_'.repeat(2_000);
  const props = {
    heading: 'Fine',
    groups: [{ answer: 'Fine' }, { answer: expensive }],
    count: 3,
    image: null,
  };
  expect(findTextIssues({ id: 'a', type: 'faq', version: 0, props })).toMatchObject([
    { blockId: 'a', path: 'props.groups.1.answer', severity: 'malformed', message: /marks/ },
  ]);
});

test('reports the path of a text with invisible characters; line breaks and tabs are allowed', () => {
  const props = { heading: 'Ama \u202eMensah', text: 'Fine\r\n\tFine', body: 'Ama &#x202e;Mensah' };
  expect(findTextIssues({ id: 'a', type: 'faq', version: 0, props })).toMatchObject([
    { path: 'props.heading', severity: 'malformed', message: expect.stringContaining('U+202E after "Ama"') },
    { path: 'props.body', severity: 'malformed', message: expect.stringContaining('U+202E after "Ama"') },
  ]);
});
