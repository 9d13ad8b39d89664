import { expect, test } from 'vitest';
import { textFaults } from './text-faults';

test('a text too dear to read is named by its path, wherever it stands', () => {
  const dear = '*_'.repeat(2_000);
  const props = { heading: 'Fine', groups: [{ answer: 'Fine' }, { answer: dear }], count: 3, image: null };
  expect(textFaults({ id: 'a', type: 'faq', version: 0, props })).toMatchObject([
    { blockId: 'a', path: 'props.groups.1.answer', severity: 'malformed', message: /marks/ },
  ]);
});

test('a text with what cannot be seen is named by its path; several lines are none of that', () => {
  const props = { heading: 'Ama \u202eMensah', text: 'Fine\r\n\tFine', body: 'Ama &#x202e;Mensah' };
  expect(textFaults({ id: 'a', type: 'faq', version: 0, props })).toMatchObject([
    { path: 'props.heading', severity: 'malformed', message: expect.stringContaining('U+202E after "Ama"') },
    { path: 'props.body', severity: 'malformed', message: expect.stringContaining('U+202E after "Ama"') },
  ]);
});
