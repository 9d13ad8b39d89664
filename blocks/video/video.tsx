import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Icon } from '@/lib/ui/icon';
import { Markdown } from '@/lib/ui/markdown';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { VideoProps } from './video.schema';
import { VideoStage } from './video-stage';

export function Video({ props, page, id }: ViewInput<VideoProps>): Rendered {
  const { eyebrow, heading, text, title, transcript, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
      <figure>
        <VideoStage {...props} page={page} />
        <figcaption className="mt-4 text-small text-text-muted">{title}</figcaption>
      </figure>
      {transcript && (
        <details className="group mt-6 border-y border-line print:details-content:[content-visibility:visible]">
          <summary className="flex list-none items-center gap-3 py-4 font-semibold transition-colors hover:text-link">
            <Icon name="document" className="size-5 text-accent-strong" />
            {page.t('video.transcript')}
            <Icon
              name="chevron-down"
              className="ml-auto size-5 text-accent-strong transition-transform group-open:rotate-180"
            />
          </summary>
          <Markdown text={transcript} id={`${id}-transcript`} page={page} className="pb-8 text-text-muted" />
        </details>
      )}
    </Section>
  );
}
