// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DashboardLink } from './dashboard-link';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config: { routes: { admin: '/office' } } }) }));

it('DashboardLink › is rendered on the unauthorized screen only', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const dashboardHref = () => document.querySelector('a')?.getAttribute('href');
  root.render(
    <DashboardLink>
      <div className="unauthorized">
        <p>This is not open</p>
      </div>
    </DashboardLink>,
  );
  await expect.poll(dashboardHref).toBe('/office');
  expect(document.querySelector('.unauthorized')?.lastElementChild?.textContent).toBe(
    'Back to the dashboard',
  );
  root.render(
    <DashboardLink>
      <p>A list</p>
    </DashboardLink>,
  );
  await expect.poll(dashboardHref).toBeUndefined();
  expect(document.body.textContent).toBe('A list');
  root.unmount();
});
