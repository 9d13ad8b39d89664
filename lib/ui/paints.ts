/**
 * The brand colours for uses without style sheets: drawings, browser toolbars, pages without styles. Style
 * sheets use `styles/palettes.css`; a test keeps them equal.
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

/** The colours of e-mails, which have their own styles: light and dark. */
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
