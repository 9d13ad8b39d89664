import { expect, test } from 'vitest';
import { findHostOffice } from './find-host-office';

const names = ['Osu', 'Adum', 'Kumasi South: Ahodwo, Santasi', 'East Legon'];
const offices = names.map((name) => ({ name: `Meridian Business Advisors ${name}` }));

test.each([
  ['Osu office, 14 Cantonments Road, Accra', 'Osu'],
  ['Meridian Business Advisors Adum', 'Adum'],
  ['Kumasi South office', 'Kumasi South: Ahodwo, Santasi'],
  ['Our East Legon Office', 'East Legon'],
  ['Golden Tulip Hotel, Osu', null],
  ['Online: the link comes by email', null],
  ['', null],
])('host office › of the place %j is %j', (place, name) => {
  expect(findHostOffice(place, offices)).toEqual(
    name === null ? null : { name: `Meridian Business Advisors ${name}` },
  );
});

test('host office › of a network with one office is named in full', () => {
  expect(findHostOffice('Osu office', [{ name: 'Meridian Osu' }])).toBeNull();
  expect(findHostOffice('Meridian Osu, Accra', [{ name: 'Meridian Osu' }])).toEqual({ name: 'Meridian Osu' });
});
