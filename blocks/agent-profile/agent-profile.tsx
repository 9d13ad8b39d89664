import { ContactBar } from '@/lib/contact-bar/contact-bar';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonRow } from '@/lib/ui/button-row';
import { Markdown } from '@/lib/ui/markdown';
import { Portrait } from '@/lib/ui/portrait';
import { Section } from '@/lib/ui/section';
import { AgentContactLinks } from './agent-contact-links';
import { AgentDetails } from './agent-details';
import { AgentHeading } from './agent-heading';
import type { AgentProfileProps } from './agent-profile.schema';

export function AgentProfile({ props, page, id }: ViewInput<AgentProfileProps>): Rendered {
  const { agent, variant } = props;
  const actions = page.links(props.actions);
  const isTitle = variant === 'page';
  const AboutHeading = isTitle ? 'h2' : 'h3';
  const headingId = `${id}-heading`;
  return (
    <>
      <Section space="tight" labelledBy={headingId}>
        <div className="grid-page items-start gap-y-10">
          <div className="col-span-9 sm:col-span-6 md:col-span-5 lg:col-span-4">
            <Portrait
              name={agent.name}
              image={agent.image}
              ratio="portrait"
              sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
              priority={isTitle}
              className="rounded-md"
            />
          </div>
          <div className="col-span-12 flex min-w-0 flex-col gap-8 md:col-span-7 lg:col-start-6">
            <AgentHeading agent={agent} page={page} headingId={headingId} isTitle={isTitle} />
            <AgentContactLinks agent={agent} page={page} />
            <ButtonRow links={actions} />
            <AgentDetails agent={agent} page={page} />
            {agent.about && (
              <div>
                <AboutHeading className="sr-only">
                  {page.t('people.about', { name: agent.name })}
                </AboutHeading>
                <Markdown text={agent.about} id={`${id}-about`} page={page} />
              </div>
            )}
          </div>
        </div>
      </Section>
      {isTitle && (
        <ContactBar
          phones={agent.phones}
          whatsAppNumber={agent.whatsAppNumber}
          inquiryHref={page.href('/contact-us')}
          page={page}
        />
      )}
    </>
  );
}
