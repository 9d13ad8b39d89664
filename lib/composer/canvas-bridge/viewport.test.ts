import { describe, expect, it } from 'vitest';
import { clampWidth, initialViewport, viewportWidth, zoomToFit } from './viewport-toolbar';

describe('viewport', () => {
  it('scales a desktop page down to fit, and widens it to fill a larger container', () => {
    expect(zoomToFit(initialViewport(640), 640)).toBe(0.5);
    expect(viewportWidth(initialViewport(640), 640)).toBe(1280);
    expect(zoomToFit(initialViewport(1600), 1600)).toBe(1);
    expect(viewportWidth(initialViewport(1600), 1600)).toBe(1600);
  });

  it('has the width of the chosen screen', () => {
    expect(viewportWidth({ ...initialViewport(1600), screen: 'phone' }, 1600)).toBe(390);
    expect(viewportWidth({ ...initialViewport(1600), zoom: 1 }, 1600)).toBe(1280);
    expect(viewportWidth({ ...initialViewport(1600), screen: 'free', pixels: 500 }, 1600)).toBe(500);
  });

  it('clamps a typed width', () => {
    expect([Number.NaN, 10, 400.4, 9_999].map(clampWidth)).toEqual([320, 320, 400, 2560]);
  });
});
