import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import type { ConsentKind } from '@/lib/forms/consent-wordings';
import { findConsents, type ShownConsent } from './find-consents';
import { tellMoment } from './tell-moment';

type Shown = Pick<UIFieldServerProps, 'id' | 'req'>;

/** In the form of a lead: what the visitor agreed to, in the words they were shown. */
export async function ConsentsOfLead({ id, req }: Shown): Promise<ReactElement | null> {
  const consents = id === undefined ? [] : await findConsents(Number(id), req);
  if (consents.length === 0) return null;
  return (
    <section className="field-type consents" aria-labelledby="consents">
      <h3 id="consents">What was agreed to</h3>
      <ul>
        {consents.map((consent) => (
          <Consent key={consent.version} {...consent} />
        ))}
      </ul>
    </section>
  );
}

const names: Readonly<Record<ConsentKind, string>> = {
  privacy: 'Privacy terms',
  sms: 'Text messages',
  newsletter: 'Newsletter',
};

function Consent({ kind, given, given_at, wording, locale, version }: ShownConsent): ReactElement {
  return (
    <li>
      <strong>
        {names[kind]}: {given ? 'yes' : 'no'}
      </strong>
      , {tellMoment(given_at)}
      <br />
      <q lang={locale}>{wording}</q> ({version})
    </li>
  );
}
