import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offices } from '../collections/offices';
import { withForm } from './arrange-form';
import { ChangedByNetwork } from './changed-by-network';

const drawn = (readOnly: boolean) => renderToStaticMarkup(<ChangedByNetwork readOnly={readOnly} />);

it('who changes a field is said to those who may not, and to nobody else', () => {
  expect(drawn(true)).toContain('The network’s staff change this');
  expect(drawn(false)).toBe('');
});

it('the name of an office has it below', () => {
  const [name] = withForm(offices).fields;
  expect(name).toMatchObject({
    name: 'name',
    admin: { components: { Description: '/forms/changed-by-network#ChangedByNetwork' } },
  });
});
