/**
 * The colours of the house, where a style sheet cannot reach: drawings, the browser's own bars, the page without
 * styles. The style sheets' are in `styles/palettes.css`; a test holds the two together.
 */
export const paints = {
  gold: '#d9a441',
  forest: '#0f4a3a',
  clay: '#b5533c',
  ink: '#14231c',
  paper: '#fbf8f1',
  chalk: '#f3efe4',
  night: '#101b16',
  pitch: '#0a120e',
} as const;
