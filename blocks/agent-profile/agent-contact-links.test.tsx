import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleNoPhones } from '@/schemas/examples/office';
import { exampleAgent } from '@/schemas/examples/person';
import { AgentContactLinks } from './agent-contact-links';

const officePhone = '+233302730102';

test.each([
  ['their line at the office', { main: officePhone, extension: '102' }, 'Phone'],
  ['their office’s number', { main: officePhone, organic: '+233302747401' }, 'Phone'],
  ['their own number', { main: '+233244123456' }, 'Mobile Phone'],
])('labels %s correctly', (_what, numbers, label) => {
  const agent = { ...exampleAgent, phones: { ...exampleNoPhones, ...numbers } };
  const html = renderToStaticMarkup(<AgentContactLinks agent={agent} page={exampleContext()} />);
  expect(html).toContain(`>${label}</span>`);
});

test('displays opening hours with an office number only', () => {
  const render = (numbers: object) => {
    const agent = { ...exampleAgent, phones: { ...exampleNoPhones, ...numbers } };
    return renderToStaticMarkup(<AgentContactLinks agent={agent} page={exampleContext()} />);
  };
  expect(render({ main: officePhone, extension: '102' })).toContain('data-hours="|08:00~17:00~');
  expect(render({ main: '+233244123456' })).not.toContain('data-hours');
});
