'use client';

import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';

type VideoPlayerProps = {
  /** The provider's own page: the link target of the poster without JavaScript. */
  watch: string;
  /** The URL of the player, loaded in a frame only after a click. */
  player: string;
  title: string;
  className: string;
  children: ReactNode;
};

/** A poster that is replaced by the player on click. A click with a modifier key follows the link. */
export function VideoPlayer({ watch, player, title, className, children }: VideoPlayerProps): ReactElement {
  const [playing, setPlaying] = useState(false);

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };

  if (!playing) {
    return (
      <a href={watch} onClick={play} className={className}>
        {children}
      </a>
    );
  }
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={player}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  );
}
