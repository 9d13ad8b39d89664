import { expect, it } from 'vitest';
import { readTileSource } from './tile-source';

const tiles = 'https://tiles.example/{z}/{x}/{y}.png';

it('names whose the map is, with a link where one is given', () => {
  expect(readTileSource(tiles, '[© The mapmakers](https://maps.example)')).toEqual({
    address: tiles,
    credit: '© The mapmakers',
    creditHref: 'https://maps.example',
  });
  const plain = '© The mapmakers (javascript:alert(1))';
  expect(readTileSource(tiles, plain)).toMatchObject({ credit: plain, creditHref: null });
});

it('shows no streets without a line of configuration', () => {
  expect(readTileSource()).toBeNull();
  expect(readTileSource(tiles)).toBeNull();
});
