import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import { contactIssues } from './contact-issues';

const footer = (contact: Record<string, string | undefined>, social: Record<string, string>[] = []) => [
  {
    id: 'f',
    type: 'site-footer',
    version: 0,
    props: { name: 'Meridian', contact: { phone: contact.phone ?? '', email: contact.email ?? '' }, social },
  },
];

test.each([
  [{ phone: 'call us' }, [], 'props.contact.phone', 'Write a phone number such as'],
  [{ phone: '12' }, [], 'props.contact.phone', 'Write a phone number such as'],
  [{ email: 'a@b' }, [], 'props.contact.email', 'Write one email address'],
  [{ email: 'a@b.example?bcc=c@d.example' }, [], 'props.contact.email', 'Write one email address'],
  [
    {},
    [{ network: 'facebook', href: 'https://evil.net/' }],
    'props.social.0.href',
    'Enter an address of facebook.com',
  ],
  [
    {},
    [{ network: 'linkedin', href: '/contact-us' }],
    'props.social.0.href',
    'Enter an address of linkedin.com',
  ],
])('contactIssues › %j %j: %s', (contact, social, path, message) => {
  const issues = contactIssues(footer(contact, social), registry);
  expect(issues).toEqual([
    expect.objectContaining({ path, blockId: 'f', message: expect.stringContaining(message) }),
  ]);
});

test('contactIssues › accepts placeholders, empty values and real ones', () => {
  const social = [{ network: 'twitter', href: 'https://x.com/meridian' }];
  for (const contact of [
    {},
    { phone: '{phone}', email: '{email}' },
    { phone: '+233 30 212 3456', email: 'hello@meridian.example' },
  ])
    expect(contactIssues(footer(contact, social), registry)).toEqual([]);
});
