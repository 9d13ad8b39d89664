import { describe, expect, test } from 'vitest';
import { parseRecordNames, parseRelationIds } from './record-names';

describe('record names', () => {
  test.each([
    [3, ['3']],
    [{ id: 3, name: 'Osu' }, ['3']],
    [
      [3, { id: 4 }],
      ['3', '4'],
    ],
    [null, []],
    ['', []],
    [undefined, []],
  ])('parseRelationIds › %j → %j', (value, ids) => {
    expect(parseRelationIds(value)).toEqual(ids);
  });

  test('uses the title field, both names for people, and the id as a fallback', () => {
    const offices = { docs: [{ id: 3, name: 'Osu' }, { id: 4 }] };
    expect([...parseRecordNames(offices, 'name')]).toEqual([
      ['3', 'Osu'],
      ['4', 'number 4'],
    ]);
    const people = { docs: [{ id: 1, first_name: 'Ama', last_name: 'Mensah' }] };
    expect(parseRecordNames(people, 'last_name').get('1')).toBe('Ama Mensah');
  });
});
