import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HolidaysHint } from './after-input';
import { formPlans } from './plans/form-plans';

const signedIn = vi.hoisted(() => ({ user: { role: '' } }));
vi.mock('@payloadcms/ui', () => ({ useAuth: () => signedIn }));

it('HolidaysHint › names the section only for users who can open it', () => {
  const renderHint = (role: string) => {
    signedIn.user = { role };
    return renderToStaticMarkup(<HolidaysHint />);
  };
  expect(renderHint('office-editor')).toContain('by the network’s staff');
  expect(renderHint('office-editor')).not.toContain('section');
  expect(renderHint('network-editor')).toContain('in the section “contact”');
  expect(formPlans.offices?.fieldTexts?.['opening_hours.days_off']?.description).toBe('One per line');
});
