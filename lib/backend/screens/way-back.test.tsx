// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { WayBack } from './way-back';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config: { routes: { admin: '/office' } } }) }));

it('leads back from what is not open to somebody, and from nowhere else', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const wayBack = () => document.querySelector('a')?.getAttribute('href');
  root.render(
    <WayBack>
      <div className="unauthorized">
        <p>This is not open</p>
      </div>
    </WayBack>,
  );
  await expect.poll(wayBack).toBe('/office');
  expect(document.querySelector('.unauthorized')?.lastElementChild?.textContent).toBe(
    'Back to the dashboard',
  );
  root.render(
    <WayBack>
      <p>A list</p>
    </WayBack>,
  );
  await expect.poll(wayBack).toBeUndefined();
  expect(document.body.textContent).toBe('A list');
  root.unmount();
});
