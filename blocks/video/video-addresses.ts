import type { VideoSource } from './video.schema';

export type Recording = Exclude<VideoSource, { kind: 'file' }>;

/** The provider's page of a recording, for visitors whose browser runs no scripts. */
export function watchAddress({ kind, video }: Recording): string {
  return kind === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}

/** The provider's player in its form that keeps no profile of the visitor. */
export function playerAddress({ kind, video }: Recording): string {
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`;
}
