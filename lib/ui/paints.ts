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

/** Of mails, which no style sheet of ours reaches: on paper, and in the dark. */
export const mailPaints = {
  sheet: '#ffffff',
  line: '#e2dccd',
  quiet: '#55625b',
  track: '#e9e4d6',
  leaf: '#2f6b57',
  darkSheet: '#1a2a23',
  darkLine: '#33473e',
  darkQuiet: '#b9c4bd',
  darkGold: '#e3b75f',
  darkLeaf: '#7fb8a2',
} as const;
