import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleNoPhones } from '@/schemas/examples/office';
import { exampleAgent } from '@/schemas/examples/person';
import { AgentReach } from './agent-reach';

const desk = '+233302730102';

test.each([
  ['their line at the office', { main: desk, extension: '102' }, 'Phone'],
  ['their office’s number', { main: desk, organic: '+233302747401' }, 'Phone'],
  ['their own number', { main: '+233244123456' }, 'Mobile Phone'],
])('%s is called what it is', (_what, numbers, label) => {
  const agent = { ...exampleAgent, phones: { ...exampleNoPhones, ...numbers } };
  const drawn = renderToStaticMarkup(<AgentReach agent={agent} page={exampleContext()} />);
  expect(drawn).toContain(`>${label}</span>`);
});

test('an office’s number says when somebody is there, an own one does not', () => {
  const draw = (numbers: object) => {
    const agent = { ...exampleAgent, phones: { ...exampleNoPhones, ...numbers } };
    return renderToStaticMarkup(<AgentReach agent={agent} page={exampleContext()} />);
  };
  expect(draw({ main: desk, extension: '102' })).toContain('data-hours="|08:00~17:00~');
  expect(draw({ main: '+233244123456' })).not.toContain('data-hours');
});
