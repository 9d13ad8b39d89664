import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { PhoneLink, WhatsAppLabel, whatsAppHref } from '@/lib/visitor/contact-links';
import { OpeningNow } from '@/lib/visitor/opening-now';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { Agent } from '@/schemas/person';

const linkClass = 'inline-flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline';

/** The contact links of the agent; nothing when none are public. */
export function AgentContactLinks({ agent, page }: { agent: Agent; page: PageContext }): ReactElement | null {
  const { email, whatsAppNumber, officeHours } = agent;
  const phones = formatPhones(agent.phones, page);
  // The default number of a country can be a mobile number; only office numbers have extensions.
  const isOfOffice = Boolean(agent.phones.extension || agent.phones.organic);
  if (phones.length === 0 && !email && !whatsAppNumber) return null;
  return (
    <ul className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:flex-wrap">
      {phones.length > 0 && (
        <li>
          <PhoneLink phones={phones} className={linkClass}>
            <ContactIcon name="phone" />
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
          <a href={whatsAppHref(whatsAppNumber)} className={linkClass}>
            <ContactIcon name="whatsapp" />
            <WhatsAppLabel number={whatsAppNumber} page={page} />
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={linkClass}>
            <ContactIcon name="mail" />
            <EmailText email={email} />
          </a>
        </li>
      )}
    </ul>
  );
}

const ContactIcon = ({ name }: { name: IconName }) => (
  <Icon name={name} className="size-5 text-accent-strong" />
);
