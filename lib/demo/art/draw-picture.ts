import { drawCover } from './covers/draw-cover';
import type { PictureRequest } from './picture-request';
import { drawPortrait } from './portraits/draw-portrait';
import { drawPlaceholder } from './posts/draw-placeholder';
import { drawPostCover } from './posts/draw-post-cover';
import { drawOffice } from './scenes/draw-office';
import { drawScene } from './scenes/draw-scene';
import type { Picture } from './svg';
import { drawWeave } from './weaves/draw-weave';

/** Draws any picture of the seed as one self-contained SVG document. */
export function drawPicture(request: PictureRequest): Picture {
  switch (request.kind) {
    case 'weave':
      return drawWeave(request.key);
    case 'listing-cover':
      return drawCover(request.category, request.variant);
    case 'scene':
      return drawScene(request.name);
    case 'office':
      return drawOffice(request.key, request.setting);
    case 'post-cover':
      return drawPostCover(request.key, request.topic);
    case 'portrait':
      return drawPortrait(request.key, request.presentation, request.age);
    case 'placeholder':
      return drawPlaceholder();
  }
}
