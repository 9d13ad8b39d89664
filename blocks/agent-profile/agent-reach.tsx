import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { OpeningNow } from '@/lib/visitor/opening-now';
import { PhoneLink } from '@/lib/visitor/phone-link';
import { whatsAppHref } from '@/lib/visitor/whatsapp-href';
import { WhatsAppWords } from '@/lib/visitor/whatsapp-words';
import { writePhones } from '@/lib/visitor/write-phones';
import type { Agent } from '@/schemas/person';

const wayClass = 'inline-flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline';

/** How to reach the agent. Nothing when there is no way that is public. */
export function AgentReach({ agent, page }: { agent: Agent; page: PageContext }): ReactElement | null {
  const { email, whatsAppNumber, officeHours } = agent;
  const phones = writePhones(agent.phones, page);
  // What a country calls a telephone may be a mobile one, and an office has none with extensions.
  const isOfOffice = Boolean(agent.phones.extension || agent.phones.organic);
  if (phones.length === 0 && !email && !whatsAppNumber) return null;
  return (
    <ul className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:flex-wrap">
      {phones.length > 0 && (
        <li>
          <PhoneLink phones={phones} className={wayClass}>
            <WayIcon name="phone" />
            <span className="text-label font-normal text-text-muted">
              {page.t(isOfOffice ? 'office.phone' : 'form.phone')}
            </span>
          </PhoneLink>
          {officeHours && isOfOffice && (
            <OpeningNow office={officeHours} page={page} className="pl-8 text-small text-text-muted" />
          )}
        </li>
      )}
      {whatsAppNumber && (
        <li>
          <a href={whatsAppHref(whatsAppNumber)} className={wayClass}>
            <WayIcon name="whatsapp" />
            <WhatsAppWords number={whatsAppNumber} page={page} />
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={wayClass}>
            <WayIcon name="mail" />
            <EmailText email={email} />
          </a>
        </li>
      )}
    </ul>
  );
}

const WayIcon = ({ name }: { name: IconName }) => <Icon name={name} className="size-5 text-accent-strong" />;
