import type { Image } from '../image';

const weaves = ['market', 'harbour', 'kiln', 'savanna', 'forest'];
/** Widths in pixels; all are 48 high. */
const logos = { akoma: 150, 'volta-ridge': 190, sankara: 170, 'harbour-line': 200 };

const weavePictures = weaves.map((name): [string, Image] => [
  `weave-${name}`,
  { src: `/examples/weave-${name}.svg`, alt: 'Woven pattern', width: 1200, height: 900, widths: [] },
]);
const logoPictures = Object.entries(logos).map(([name, width]): [string, Image] => [
  `logo-${name}`,
  { src: `/examples/logo-${name}.svg`, alt: '', width, height: 48, widths: [] },
]);

/** The pictures in `public/examples` by file name, for the examples and stories of blocks. */
export const examplePictures: ReadonlyMap<string, Image> = new Map([...weavePictures, ...logoPictures]);
