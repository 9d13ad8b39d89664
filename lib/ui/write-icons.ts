import { writeFileSync } from 'node:fs';
import { publishDrawing } from '../drawings/publish-drawing.ts';
import { drawIcons } from './draw-icons.ts';

const sheet = publishDrawing('icons', drawIcons());

writeFileSync(
  new URL('./generated/icon-sheet.ts', import.meta.url),
  `/** Made by \`npm run icons\`. */\nexport const iconSheet = '${sheet}';\n`,
);
