import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { visitMarks } from './visit-marks';

test.each([
  ['/', { office: '' }],
  ['/locations', { office: '' }],
  ['/locations/greater-accra', { office: '' }],
  ['/locations/greater-accra/osu', { office: 'greater-accra/osu' }],
  ['/locations/greater-accra/osu/sell-a-business/seller-faq', { office: 'greater-accra/osu' }],
  ['/locations/greater-accra/osu/some/page', { office: 'greater-accra/osu' }],
  ['/agents/ama', { office: '', agent: 'ama' }],
  ['/agents/ama/listings/cold-store', { office: '', agent: 'ama' }],
  ['/blog', {}],
  ['/agents', {}],
  ['/resources', {}],
])('%s', (path, marks) => {
  const match = matchRoute(path);
  expect(match && visitMarks(match)).toEqual(marks);
});
