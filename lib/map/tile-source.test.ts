import { expect, it } from 'vitest';
import { readTileSource } from './tile-source';

const tiles = 'https://tiles.example/{z}/{x}/{y}.png';

it('reads the credit, with a link where one is given', () => {
  expect(readTileSource(tiles, '[© The mapmakers](https://maps.example)')).toEqual({
    address: tiles,
    credit: '© The mapmakers',
    creditHref: 'https://maps.example',
  });
  const creditWithoutLink = '© The mapmakers (javascript:alert(1))';
  expect(readTileSource(tiles, creditWithoutLink)).toMatchObject({
    credit: creditWithoutLink,
    creditHref: null,
  });
});

it('is null without configuration', () => {
  expect(readTileSource()).toBeNull();
  expect(readTileSource(tiles)).toBeNull();
});
