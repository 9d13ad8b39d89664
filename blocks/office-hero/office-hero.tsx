import { ContactBar } from '@/lib/contact-bar/contact-bar';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonRow } from '@/lib/ui/button-row';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { Section } from '@/lib/ui/section';
import { HeroContact } from './hero-contact';
import type { OfficeHeroProps } from './office-hero.schema';

export function OfficeHero({ props, page, id }: ViewInput<OfficeHeroProps>): Rendered {
  const { office } = props;
  const actions = page.links(props.actions);
  const headingId = `${id}-heading`;
  const heading = props.heading || office.heading || office.name;
  const text = props.text || office.subHeading;
  const image = page.picture(props.image) ?? office.image;
  return (
    <>
      <Section surface="forest" space="tight" labelledBy={headingId}>
        <div className="grid-page items-center gap-y-10">
          <div className="col-span-12 flex min-w-0 flex-col gap-6 lg:col-span-7">
            <Eyebrow>{heading === office.name ? office.state : office.name}</Eyebrow>
            <Heading level={1} size="title" id={headingId}>
              {heading}
            </Heading>
            {text && <p className="max-w-measure text-lead text-text-muted">{text}</p>}
            <ButtonRow links={actions} />
          </div>
          <div className="col-span-12 lg:col-span-5">
            <Picture
              image={image}
              ratio="landscape"
              sizes="(min-width: 64rem) 32rem, 100vw"
              priority
              className="rounded-md"
            />
          </div>
          <div className="col-span-12">
            <HeroContact office={office} page={page} />
          </div>
        </div>
      </Section>
      <ContactBar
        phones={office.phones}
        whatsAppNumber={office.whatsAppNumber}
        inquiryHref={page.href('/contact-us')}
        page={page}
      />
    </>
  );
}
