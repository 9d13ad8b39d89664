import { describe, expect, it } from 'vitest';
import { firstView, fittingZoom, readPixels, widthOf } from './canvas-view';

describe('the view of the canvas', () => {
  it('shows all of a desktop where there is less room, and fills what is more', () => {
    expect(fittingZoom(firstView(640), 640)).toBe(0.5);
    expect(widthOf(firstView(640), 640)).toBe(1280);
    expect(fittingZoom(firstView(1600), 1600)).toBe(1);
    expect(widthOf(firstView(1600), 1600)).toBe(1600);
  });

  it('is as wide as the chosen screen', () => {
    expect(widthOf({ ...firstView(1600), screen: 'phone' }, 1600)).toBe(390);
    expect(widthOf({ ...firstView(1600), zoom: 1 }, 1600)).toBe(1280);
    expect(widthOf({ ...firstView(1600), screen: 'free', pixels: 500 }, 1600)).toBe(500);
  });

  it('takes any number for a width', () => {
    expect([Number.NaN, 10, 400.4, 9_999].map(readPixels)).toEqual([320, 320, 400, 2560]);
  });
});
