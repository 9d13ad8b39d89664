import type { Age, Presentation } from '../picture-request';
import { randomFor } from '../random';
import { chooseSitter, type Sitter } from './sitter';

/** Who sits for the portrait of a key, and the chance that goes on to draw what is behind them. */
export function sitterOf(key: string, presentation: Presentation, age: Age) {
  const random = randomFor(`portrait ${presentation} ${age} ${key}`);
  return { sitter: chooseSitter(random, presentation, age), random };
}

/** What one knows a person by across a room: hair, glasses, dress and what it is of. */
export const looksOf = ({ hair, glasses, clothing, cloth: [cloth] }: Sitter) => ({
  hair,
  glasses,
  clothing,
  cloth,
});
