import { paints } from '@/lib/ui/paints';

/** The house colours and their tints. Pictures use no other colour, but skin. */
export const colours = {
  night: '#0c1a14',
  ink: paints.ink,
  pine: '#0b3629',
  forest: paints.forest,
  fern: '#226650',
  sage: '#5f8f78',
  mist: '#a9c4b2',
  dew: '#d5e2d3',
  bronze: '#a8761f',
  gold: paints.gold,
  honey: '#e8c070',
  sand: '#f1dcae',
  umber: '#5e271c',
  brick: '#8c3c2a',
  clay: paints.clay,
  coral: '#cf7d5c',
  blush: '#e6b597',
  shell: '#f3d9c4',
  stone: '#d9cdb6',
  linen: '#efe6d3',
  paper: paints.paper,
} as const;

/** Bread, beer and palm oil keep their colour at any hour. */
export const food = {
  crust: colours.bronze,
  bread: colours.gold,
  cream: colours.sand,
  pepper: colours.clay,
  leaf: colours.fern,
  cocoa: colours.umber,
} as const;

/** What a scene is lit by: every part takes its colours from here, so one scene can be drawn at four hours. */
export type Light = {
  name: 'dawn' | 'noon' | 'dusk' | 'evening';
  skyTop: string;
  skyLow: string;
  sun: string;
  halo: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  groundShade: string;
  street: string;
  wall: string;
  wallShade: string;
  trim: string;
  accent: string;
  accentLight: string;
  second: string;
  secondLight: string;
  glass: string;
  glassLight: string;
  leaf: string;
  leafLight: string;
  bark: string;
  dark: string;
  light: string;
  shadow: string;
};

const c = colours;

const dawn: Light = {
  name: 'dawn',
  skyTop: c.sand,
  skyLow: c.paper,
  sun: c.gold,
  halo: c.honey,
  far: c.dew,
  mid: c.mist,
  near: c.sage,
  ground: c.linen,
  groundShade: c.stone,
  street: '#c9b997',
  wall: c.paper,
  wallShade: c.linen,
  trim: c.forest,
  accent: c.clay,
  accentLight: c.coral,
  second: c.gold,
  secondLight: c.sand,
  glass: c.forest,
  glassLight: c.fern,
  leaf: c.fern,
  leafLight: c.sage,
  bark: c.umber,
  dark: c.ink,
  light: c.paper,
  shadow: c.ink,
};

const noon: Light = {
  ...dawn,
  name: 'noon',
  skyTop: c.mist,
  skyLow: c.dew,
  sun: c.paper,
  halo: '#eef1e2',
  far: '#8fb39d',
  mid: c.sage,
  near: c.fern,
  ground: c.sand,
  groundShade: c.honey,
  street: '#d3bd8d',
  wall: c.shell,
  wallShade: c.blush,
  trim: c.brick,
  accent: c.forest,
  accentLight: c.sage,
  leaf: c.forest,
  leafLight: c.fern,
  glass: c.ink,
  glassLight: c.fern,
};

const dusk: Light = {
  ...dawn,
  name: 'dusk',
  skyTop: c.coral,
  skyLow: c.sand,
  sun: c.paper,
  halo: c.honey,
  far: '#cf8a66',
  mid: c.clay,
  near: c.brick,
  ground: c.blush,
  groundShade: '#d59a78',
  street: '#c48361',
  wall: c.linen,
  wallShade: '#e2c9a8',
  trim: c.umber,
  accent: c.forest,
  accentLight: c.sage,
  second: c.clay,
  secondLight: c.blush,
  glass: c.umber,
  glassLight: c.honey,
  leaf: c.pine,
  leafLight: c.fern,
  bark: c.umber,
  shadow: c.umber,
};

const evening: Light = {
  ...dawn,
  name: 'evening',
  skyTop: c.pine,
  skyLow: '#2d6b57',
  sun: c.sand,
  halo: '#3f7a64',
  far: '#215c4a',
  mid: '#17493a',
  near: '#0e392c',
  ground: '#1f4436',
  groundShade: '#173529',
  street: '#122b21',
  wall: '#e3cda0',
  wallShade: '#bb9d68',
  trim: c.umber,
  accent: c.clay,
  accentLight: c.coral,
  second: c.gold,
  secondLight: c.sand,
  glass: c.honey,
  glassLight: c.sand,
  leaf: '#0a2f23',
  leafLight: '#1b5443',
  bark: c.night,
  dark: c.night,
  light: c.sand,
  shadow: c.night,
};

export const lights = { dawn, noon, dusk, evening } as const;
export const lightList: readonly Light[] = [dawn, noon, dusk, evening];
