import type { CountryCode } from '@/schemas/country';
import type { CountryMap } from '../country-map';

/** Made by `npm run map`. */
export const maps: Readonly<Record<CountryCode, CountryMap>> = {
US: {
  "file": "/drawn/united-states-7192539e.svg",
  "width": 600,
  "height": 420,
  "scale": 477.955,
  "translateX": 1098.735,
  "translateY": 512.605
},
CA: {
  "file": "/drawn/canada-8397a47b.svg",
  "width": 600,
  "height": 423,
  "scale": 314.161,
  "translateX": 829.124,
  "translateY": 581.2
},
FR: {
  "file": "/drawn/france-db24056f.svg",
  "width": 600,
  "height": 603,
  "scale": 1876.533,
  "translateX": 226.309,
  "translateY": 1994.504
},
IE: {
  "file": "/drawn/ireland-9c94d8cf.svg",
  "width": 600,
  "height": 860,
  "scale": 6211.487,
  "translateX": 1194.39,
  "translateY": 7281.496
},
JP: {
  "file": "/drawn/japan-f7324849.svg",
  "width": 600,
  "height": 658,
  "scale": 1597.734,
  "translateX": -3527.314,
  "translateY": 1467.987
},
SG: {
  "file": "/drawn/singapore-76481826.svg",
  "width": 600,
  "height": 436,
  "scale": 62134.09,
  "translateX": -112292.444,
  "translateY": 1641.156
},
ZA: {
  "file": "/drawn/south-africa-ba59cdc4.svg",
  "width": 600,
  "height": 560,
  "scale": 1674.272,
  "translateX": -420.311,
  "translateY": -626.432
},
UAE: {
  "file": "/drawn/united-arab-emirates-f31cdea0.svg",
  "width": 600,
  "height": 515,
  "scale": 5706.192,
  "translateX": -5072.98,
  "translateY": 2730.209
},
UK: {
  "file": "/drawn/united-kingdom-01a061bf.svg",
  "width": 600,
  "height": 860,
  "scale": 2718.059,
  "translateX": 451.805,
  "translateY": 3503.724
},
VN: {
  "file": "/drawn/vietnam-78b18a09.svg",
  "width": 600,
  "height": 860,
  "scale": 2682.803,
  "translateX": -4653.952,
  "translateY": 1163.47
},
GH: {
  "file": "/drawn/ghana-41dc1b7f.svg",
  "width": 600,
  "height": 860,
  "scale": 6309.247,
  "translateX": 413.378,
  "translateY": 1281.265
},
ES: {
  "file": "/drawn/spain-d305db02.svg",
  "width": 600,
  "height": 502,
  "scale": 2026.112,
  "translateX": 388.406,
  "translateY": 1767.269
},
MX: {
  "file": "/drawn/mexico-6243aa17.svg",
  "width": 600,
  "height": 455,
  "scale": 913.737,
  "translateX": 1925.072,
  "translateY": 590.245
},
PR: {
  "file": "/drawn/puerto-rico-84124953.svg",
  "width": 600,
  "height": 420,
  "scale": 13314.448,
  "translateX": 15695.238,
  "translateY": 4424.009
},
};
