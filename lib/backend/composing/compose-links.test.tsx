import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComposeCell } from './compose-links';

test('the way to the composer stands in rows of lists, and nothing where Payload draws the cell without one', () => {
  const inList = { collectionSlug: 'pages', rowData: { id: 7 } } as const;
  expect(renderToStaticMarkup(<ComposeCell {...inList} />)).toContain('href="/compose/record/7"');
  expect(renderToStaticMarkup(<ComposeCell collectionSlug="pages" />)).toBe('');
});
