import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Heading } from '@/lib/ui/heading';
import type { Agent } from '@/schemas/person';

type AgentHeadingProps = { agent: Agent; page: PageContext; headingId: string; isTitle: boolean };

/** Name and role below the name of the agent's office. */
export function AgentHeading({ agent, page, headingId, isTitle }: AgentHeadingProps): ReactElement {
  const { office, officeHref, name, role } = agent;
  return (
    <header className="flex flex-col gap-4">
      {office && (
        <Eyebrow>
          {officeHref ? (
            <a href={page.href(officeHref)} className="tap underline-offset-4 hover:underline">
              {office}
            </a>
          ) : (
            office
          )}
        </Eyebrow>
      )}
      <Heading level={isTitle ? 1 : 2} size={isTitle ? 'title' : 'section'} id={headingId}>
        {name}
      </Heading>
      {role && <p className="text-lead text-text-muted">{role}</p>}
    </header>
  );
}
