import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Lightbox } from '@/lib/lightbox/lightbox.client';
import { toLightbox } from '@/lib/lightbox/to-lightbox';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
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
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
      <Lightbox {...toLightbox(pictures, page)}>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
            <li key={index} className={`grid ${galleryCell(index, count)}`}>
              <GalleryLink picture={picture} index={index} count={count} page={page} />
            </li>
          ))}
        </ul>
      </Lightbox>
    </Section>
  );
}
