import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RedirectTypeCell } from './inputs';

vi.mock('@payloadcms/ui', () => ({}));

it('redirect type cell › names the type as the form does', () => {
  const render = (cellData: unknown) => renderToStaticMarkup(<RedirectTypeCell cellData={cellData} />);
  expect([render(true), render(false), render(null)]).toEqual([
    '<span>Permanent</span>',
    '<span>Temporary</span>',
    '<span>Permanent</span>',
  ]);
});
