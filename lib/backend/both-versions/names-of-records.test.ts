import { describe, expect, test } from 'vitest';
import { idsIn, namesIn } from './names-of-records';

describe('what a relation holds', () => {
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
  ])('of %j is %j', (value, ids) => {
    expect(idsIn(value)).toEqual(ids);
  });

  test('is told by name, of people by both, and by number where there is none', () => {
    const offices = { docs: [{ id: 3, name: 'Osu' }, { id: 4 }] };
    expect([...namesIn(offices, 'name')]).toEqual([
      ['3', 'Osu'],
      ['4', 'number 4'],
    ]);
    const people = { docs: [{ id: 1, first_name: 'Ama', last_name: 'Mensah' }] };
    expect(namesIn(people, 'last_name').get('1')).toBe('Ama Mensah');
  });
});
