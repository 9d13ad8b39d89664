import type { VideoSource } from './video.schema';

export type Recording = Exclude<VideoSource, { kind: 'file' }>;

/** The provider's page of a video, for browsers without JavaScript. */
export function watchUrl({ kind, video }: Recording): string {
  return kind === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}

/** The privacy-enhanced player of the provider, which sets no tracking cookies. */
export function playerUrl({ kind, video }: Recording): string {
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`;
}
