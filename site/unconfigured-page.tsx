import type { ReactElement } from 'react';
import { createTranslate } from '@/lib/i18n/translate';
import { ButtonLink } from '@/lib/ui/button-link';
import { Heading } from '@/lib/ui/heading';
import { Section } from '@/lib/ui/section';
import type { Locale } from '@/schemas/locale';

/** Served at every address while the network has no pages: explains the state and links to the admin. */
export function UnconfiguredPage({ locale }: { locale: Locale }): ReactElement {
  const t = createTranslate(locale);
  return (
    <main id="content" tabIndex={-1} data-missing>
      <Section labelledBy="unconfigured">
        <div className="flex flex-col items-start gap-6">
          <Heading level={1} size="display" id="unconfigured">
            {t('unconfigured.heading')}
          </Heading>
          <p className="max-w-[34rem] text-lead text-text-muted">{t('unconfigured.text')}</p>
          <ButtonLink href="/admin">{t('unconfigured.signIn')}</ButtonLink>
        </div>
      </Section>
    </main>
  );
}
