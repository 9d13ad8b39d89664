import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HolidaysHelp } from './holidays-help';
import { formPlans } from './plans/form-plans';

const signedIn = vi.hoisted(() => ({ user: { role: '' } }));
vi.mock('@payloadcms/ui', () => ({ useAuth: () => signedIn }));

it('only who sees the section is told that the holidays of all offices stand in it', () => {
  const told = (role: string) => {
    signedIn.user = { role };
    return renderToStaticMarkup(<HolidaysHelp />);
  };
  expect(told('office-editor')).toContain('by the network’s staff');
  expect(told('office-editor')).not.toContain('section');
  expect(told('network-editor')).toContain('in the section “contact”');
  expect(formPlans.offices?.words?.['opening_hours.days_off']?.description).toBe('One a line');
});
