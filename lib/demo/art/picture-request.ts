import type { CoverCategory } from './cover-categories';
import type { Setting } from './scenes/office-setting';
import type { SceneName } from './scenes/scene-names';

export type Presentation = 'feminine' | 'masculine';
export type Age = 'young' | 'middle' | 'senior';

/** What the seed asks for. The same request always gets the same picture. */
export type PictureRequest =
  | { kind: 'weave'; key: string }
  | { kind: 'listing-cover'; category: CoverCategory; variant: 0 | 1 | 2 | 3 }
  | { kind: 'scene'; name: SceneName }
  | { kind: 'office'; key: string; setting: Setting }
  | { kind: 'post-cover'; key: string; topic: string }
  | { kind: 'portrait'; key: string; presentation: Presentation; age: Age }
  | { kind: 'placeholder' };
