import type { ReactElement } from 'react';
import type { BlockAction } from '../messages';

const paths: Readonly<Record<BlockAction['command'], string>> = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  nest: 'M3 8h10M9 4l4 4-4 4',
  lift: 'M13 8H3M7 4 3 8l4 4',
  duplicate: 'M6 6h7v7H6zM10 6V3H3v7h3',
  hide: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13 13 3',
  remove: 'M3 5h10M6 5V3h4v2M5 5l.6 8h4.8l.6-8',
};

const eye = 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z';

/** Icon of a block command. */
export function ToolIcon({
  command,
  isHidden,
}: {
  command: BlockAction['command'];
  isHidden: boolean;
}): ReactElement {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={command === 'hide' && isHidden ? eye : paths[command]} />
    </svg>
  );
}
