import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { ContactDetails } from './contact-details';
import { LocalityMap } from './locality-map';
import type { OfficeContactProps } from './office-contact.schema';
import { OpeningHours } from './opening-hours';

export function OfficeContact({ props, page, id }: ViewInput<OfficeContactProps>): Rendered {
  const { eyebrow, heading, text, office, showReach, showMap, surface } = props;
  const headingId = `${id}-heading`;
  const level = heading ? 3 : 2;
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      <div className="grid-page gap-y-12">
        <div className="col-span-12 flex flex-col gap-10 md:col-span-6 lg:col-span-4">
          <ContactDetails office={office} showContact={showReach} page={page} />
        </div>
        <div className="col-span-12 flex flex-col gap-10 md:col-span-6 lg:col-span-4">
          <OpeningHours office={office} page={page} level={level} />
          {office.territories.length > 0 && (
            <div>
              <Subheading level={level}>{page.t('office.territories')}</Subheading>
              <ul className="mt-4 flex flex-wrap gap-2">
                {office.territories.map((territory) => (
                  <li
                    key={territory}
                    className="min-w-0 rounded-sm border border-line px-3 py-1 text-small wrap-anywhere"
                  >
                    {territory}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {showMap && (
          <div className="col-span-12 sm:max-w-md lg:col-span-4">
            <LocalityMap office={office} page={page} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Subheading({ level, children }: { level: 2 | 3; children: string }) {
  const Element = level === 2 ? 'h2' : 'h3';
  return <Element className="text-card">{children}</Element>;
}
