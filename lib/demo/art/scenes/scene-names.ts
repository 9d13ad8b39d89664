/** The hero scenes, 2000 × 1125. */
export const sceneNames = [
  'home',
  'sell',
  'buy',
  'franchise',
  'accra',
  'kumasi',
  'harbour',
  'north',
  'market',
  'office-interior',
  'handshake',
  'valuation',
] as const;

export type SceneName = (typeof sceneNames)[number];
