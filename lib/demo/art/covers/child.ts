import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { put } from '../svg';

export const child = (light: Light, height: number, top: string, skirt = false): string =>
  put(0, 0, figure(height, { skin: skins[1], hair: light.dark, top, bottom: light.trim, skirt }), 1);
