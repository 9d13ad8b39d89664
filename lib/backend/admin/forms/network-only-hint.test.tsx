import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offices } from '../collections/offices';
import { withForm } from './arrange-form';
import { NetworkOnlyHint } from './network-only-hint';

const renderHint = (readOnly: boolean) => renderToStaticMarkup(<NetworkOnlyHint readOnly={readOnly} />);

it('NetworkOnlyHint › renders only for users who cannot change the field', () => {
  expect(renderHint(true)).toContain('Managed by the network’s staff');
  expect(renderHint(false)).toBe('');
});

it('NetworkOnlyHint › is the description of the office name', () => {
  const [name] = withForm(offices).fields;
  expect(name).toMatchObject({
    name: 'name',
    admin: { components: { Description: '/admin/forms/network-only-hint#NetworkOnlyHint' } },
  });
});
