import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { Picture } from '@/lib/ui/picture';
import { VideoIsland } from './video.client';
import type { VideoProps } from './video.schema';
import { playerUrl, watchUrl } from './video-urls';

const frame = 'relative block aspect-video w-full overflow-hidden rounded-md bg-surface-ink';

/** The video: its poster first, the player after a click. */
export function VideoStage({
  source,
  poster: stored,
  title,
  page,
}: VideoProps & { page: PageContext }): ReactElement {
  const poster = page.picture(stored);
  if (source.kind === 'file') {
    return (
      <video
        controls
        preload="none"
        playsInline
        poster={poster?.src}
        aria-label={title}
        className={poster ? frame : `${frame} weave`}
      >
        <source src={source.src} />
        <track kind="captions" src={source.captions} default />
        <a href={source.src}>{title}</a>
      </video>
    );
  }
  return (
    <VideoIsland
      watch={watchUrl(source)}
      player={playerUrl(source)}
      title={title}
      className={`${frame} group`}
    >
      <Picture
        image={poster}
        ratio="landscape"
        sizes="(min-width: 76rem) 73rem, 92vw"
        className="absolute inset-0 h-full"
      />
      <span className="sr-only">{page.t('video.play', { title })}</span>
      <span
        aria-hidden="true"
        className="absolute inset-0 m-auto flex size-20 items-center justify-center rounded-full bg-action text-action-text shadow-floating transition-transform group-hover:scale-105 md:size-24"
      >
        <Icon name="play" className="size-8 md:size-10" />
      </span>
    </VideoIsland>
  );
}
