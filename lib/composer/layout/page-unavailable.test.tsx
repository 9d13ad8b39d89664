// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordNotFound } from './page-unavailable';

const editor = 'ama@example.com';

it.each([
  ['pages', 'Page not found', 'There is no page you have access to with the id 7', 'All pages'],
  [
    'website-sections',
    'Section not found',
    'There is no section you have access to with the id 7',
    'All sections',
  ],
] as const)(
  'not found › names the kind of record, and links to its list: %s',
  (collection, title, message, list) => {
    const orphaned = { email: editor, of: { collection, id: '7' } };
    const { container } = render(<RecordNotFound collection={collection} id="7" orphaned={orphaned} />);
    expect(container.querySelector('h1')?.textContent).toBe(title);
    expect(container.textContent).toContain(message);
    expect(container.querySelector(`a[href="/admin/collections/${collection}"]`)?.textContent).toBe(list);
  },
);
