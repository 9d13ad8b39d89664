import type { CountryMap } from '../country-map';

/** Made by `npm run map`. */
export const ghana: CountryMap = {
  "file": "/drawn/ghana-41dc1b7f.svg",
  "width": 600,
  "height": 860,
  "scale": 6309.247,
  "translateX": 413.378,
  "translateY": 1281.265
};
