import type { Rendered, ViewInput } from '@/lib/engine/block';
import { imageSourceSet } from '@/lib/ui/image-source-set';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { GalleryIsland } from './gallery.client';
import type { GalleryProps } from './gallery.schema';
import { galleryCell } from './gallery-cell';
import { GalleryLink } from './gallery-link';

export function Gallery({ props, page, id }: ViewInput<GalleryProps>): Rendered {
  const { eyebrow, heading, text, surface } = props;
  const pictures = props.pictures.flatMap(({ image: stored, caption }) => {
    const image = page.picture(stored);
    return image ? [{ image, caption }] : [];
  });
  const headingId = heading ? `${id}-heading` : undefined;
  const count = pictures.length;
  const enlarged = pictures.map(({ image, caption }, place) => ({
    src: image.src,
    srcSet: imageSourceSet(image),
    alt: image.alt,
    caption,
    width: image.width,
    height: image.height,
    position: page.t('gallery.position', { number: place + 1, count }),
  }));
  const words = {
    close: page.t('gallery.close'),
    previous: page.t('gallery.previous'),
    next: page.t('gallery.next'),
  };
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
      <GalleryIsland pictures={enlarged} words={words}>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
          {pictures.map((picture, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
            <li key={place} className={`grid ${galleryCell(place, count)}`}>
              <GalleryLink picture={picture} place={place} count={count} page={page} />
            </li>
          ))}
        </ul>
      </GalleryIsland>
    </Section>
  );
}
