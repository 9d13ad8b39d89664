import type { PictureRecord } from './picture-record';

const weaves = {
  'weave-market': 'Woven pattern in green and gold',
  'weave-harbour': 'Woven pattern in ink and clay',
  'weave-forest': 'Woven pattern in two greens',
  'weave-savannah': 'Woven pattern in gold and clay',
  'weave-family': 'Woven pattern of crossing bands',
  'weave-ledger': 'Woven pattern of small squares',
} as const;

/** Patterns for sections without a scene. */
export const weavePictures: readonly PictureRecord[] = Object.entries(weaves).map(([name, alt]) => ({
  name,
  alt,
}));
