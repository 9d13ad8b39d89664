// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DashboardLink } from './dashboard-link';

vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config: { routes: { admin: '/office' } } }) }));

it('DashboardLink › is rendered on the unauthorized screen only', async () => {
  const dashboardHref = () => document.querySelector('a')?.getAttribute('href');
  const { rerender } = render(
    <DashboardLink>
      <div className="unauthorized">
        <p>This is not open</p>
      </div>
    </DashboardLink>,
  );
  await waitFor(() => expect(dashboardHref()).toBe('/office'));
  expect(document.querySelector('.unauthorized')?.lastElementChild?.textContent).toBe(
    'Back to the dashboard',
  );
  rerender(
    <DashboardLink>
      <p>A list</p>
    </DashboardLink>,
  );
  await waitFor(() => expect(dashboardHref()).toBeUndefined());
  expect(document.body.textContent).toBe('A list');
});
