import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { Portrait } from '@/lib/ui/portrait';
import { TextLink } from '@/lib/ui/text-link';
import { PhoneLink, WhatsAppLabel, whatsAppHref } from '@/lib/visitor/contact-links';
import { OpeningNow } from '@/lib/visitor/opening-now';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { Listing } from '@/schemas/listing';
import { chatMessage } from './chat-message';

/** The contact person of the listing: the agent, or else the office. Nothing when neither is known. */
export function AgentContact({
  listing,
  page,
}: {
  listing: Listing;
  page: PageContext;
}): ReactElement | null {
  const { agent, phones, office, officeHref, officeHours, whatsAppNumber, status } = listing;
  if (!agent && !office) return null;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="font-sans text-label font-semibold text-text-muted">
        {page.t(status === 'sold' ? 'listing.soldBy' : 'listing.yourContact')}
      </h3>
      {agent && <Broker agent={agent} page={page} />}
      {phones && (
        <PhoneLink
          phones={formatPhones(phones, page)}
          className="inline-flex min-h-11 items-center gap-3 font-semibold"
        >
          <Icon name="phone" className="size-5 text-accent-strong" />
        </PhoneLink>
      )}
      {whatsAppNumber && (
        <a
          href={whatsAppHref(whatsAppNumber, chatMessage(listing, page))}
          className="inline-flex min-h-11 items-center gap-3 font-semibold"
        >
          <Icon name="whatsapp" className="size-5 text-accent-strong" />
          <WhatsAppLabel number={whatsAppNumber} page={page} />
        </a>
      )}
      {office && (
        <p className="inline-flex items-center gap-3 text-small">
          <Icon name="building" className="size-5 text-accent-strong" />
          {officeHref ? <TextLink href={page.href(officeHref)}>{office}</TextLink> : office}
        </p>
      )}
      {officeHours && (
        <OpeningNow office={officeHours} page={page} className="-mt-3 pl-8 text-small text-text-muted" />
      )}
    </div>
  );
}

function Broker({ agent, page }: { agent: NonNullable<Listing['agent']>; page: PageContext }): ReactElement {
  return (
    <div className="flex items-center gap-4">
      <div className="w-16 shrink-0">
        <Portrait
          name={agent.name}
          image={agent.image}
          ratio="square"
          sizes="4rem"
          className="rounded-full"
        />
      </div>
      <div className="min-w-0">
        <p className="font-display text-card">
          {agent.href ? <TextLink href={page.href(agent.href)}>{agent.name}</TextLink> : agent.name}
        </p>
        {agent.role && <p className="text-small text-text-muted">{agent.role}</p>}
      </div>
    </div>
  );
}
