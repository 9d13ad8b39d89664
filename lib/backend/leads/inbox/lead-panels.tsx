import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import type { ConsentKind } from '@/lib/forms/consent-wordings';
import { findLeadConsents, type LeadConsent } from './find-consents';
import { formatTimestamp } from './tell-moment';

type LeadConsentsPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/** Panel in the lead form: the visitor's consents with the displayed wording. */
export async function LeadConsentsPanel({ id, req }: LeadConsentsPanelProps): Promise<ReactElement | null> {
  const consents = id === undefined ? [] : await findLeadConsents(Number(id), req);
  if (consents.length === 0) return null;
  return (
    <section className="field-type consents" aria-labelledby="consents">
      <h3 id="consents">What was agreed to</h3>
      <ul>
        {consents.map((consent) => (
          <ConsentItem key={consent.version} {...consent} />
        ))}
      </ul>
    </section>
  );
}

const consentLabels: Readonly<Record<ConsentKind, string>> = {
  privacy: 'Privacy terms',
  sms: 'Text messages',
  newsletter: 'Newsletter',
};

function ConsentItem({ kind, given, given_at, wording, locale, version }: LeadConsent): ReactElement {
  return (
    <li>
      <strong>
        {consentLabels[kind]}: {given ? 'yes' : 'no'}
      </strong>
      , {formatTimestamp(given_at)}
      <br />
      <q lang={locale}>{wording}</q> ({version})
    </li>
  );
}
