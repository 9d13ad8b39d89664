import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RedirectTypeCell, ValueListCell } from './inputs';

vi.mock('@payloadcms/ui', () => ({}));

it('redirect type cell › names the type as the form does', () => {
  const render = (cellData: unknown) => renderToStaticMarkup(<RedirectTypeCell cellData={cellData} />);
  expect([render(true), render(false), render(null)]).toEqual([
    '<span>Permanent</span>',
    '<span>Temporary</span>',
    '<span>Permanent</span>',
  ]);
});

it('value list cell › separates the values by commas', () => {
  const render = (cellData: unknown) => renderToStaticMarkup(<ValueListCell cellData={cellData} />);
  expect([render(['wholesaler', 'cash & carry']), render(null)]).toEqual([
    '<span>wholesaler, cash &amp; carry</span>',
    '<span></span>',
  ]);
});
