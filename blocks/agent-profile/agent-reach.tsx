import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { whatsAppHref } from '@/lib/visitor/whatsapp-href';
import type { Agent } from '@/schemas/person';

/** How to reach the agent. Nothing when there is no way that is public. */
export function AgentReach({ agent, page }: { agent: Agent; page: PageContext }): ReactElement | null {
  const { phone, extension, email, whatsAppNumber } = agent;
  if (!phone && !email && !whatsAppNumber) return null;
  return (
    <ul className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:flex-wrap">
      {phone && (
        <Way icon="phone" href={`tel:${phone}`}>
          <span className="text-label font-normal text-text-muted">{page.t('form.phone')}</span>
          <span className="tabular-nums">
            {page.format.phone(phone)}
            {extension && ` ${page.t('office.extension')} ${extension}`}
          </span>
        </Way>
      )}
      {whatsAppNumber && (
        <Way icon="whatsapp" href={whatsAppHref(whatsAppNumber)}>
          {page.t('office.whatsApp')}
        </Way>
      )}
      {email && (
        <Way icon="mail" href={`mailto:${email}`}>
          <EmailText email={email} />
        </Way>
      )}
    </ul>
  );
}

function Way({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-8 items-center gap-3 font-semibold underline-offset-4 hover:underline"
      >
        <Icon name={icon} className="size-5 text-accent-strong" />
        {children}
      </a>
    </li>
  );
}
