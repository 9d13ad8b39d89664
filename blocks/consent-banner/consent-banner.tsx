import type { ReactElement } from 'react';
import { providersFor, providerTitles, purposes } from '@/lib/analytics/purposes';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { type ProviderName, providerNames } from '@/schemas/provider';
import { LiveConsent } from './consent-banner.client';
import type { ConsentBannerProps } from './consent-banner.schema';
import { PurposeBoxes } from './purpose-boxes';

/** Hidden until its script finds that consent is needed. Without JavaScript no analytics are loaded. */
export function ConsentBanner({ props, page, id }: ViewInput<ConsentBannerProps>): Rendered {
  const names = providerNames.filter((name) => props.providers[name] !== undefined);
  if (names.length === 0) return null;
  const privacy = page.target(props.privacy);
  const titles = (some: readonly ProviderName[]) =>
    new Intl.ListFormat(page.locale).format(some.map((name) => providerTitles[name]));
  const offered = purposes.flatMap((purpose) => {
    const some = providersFor(purpose, names);
    return some.length > 0 ? [{ purpose, titles: titles(some) }] : [];
  });
  const button = (answer: string, label: string): ReactElement => (
    <button
      type="button"
      data-answer={answer}
      hidden={answer === 'save'}
      className="button button-secondary min-w-0 flex-1 px-2"
      {...(answer === 'choose' && { 'aria-expanded': false, 'aria-controls': `${id}-purposes` })}
    >
      {label}
    </button>
  );
  return (
    <LiveConsent providers={props.providers} conversionEvent={props.conversionEvent}>
      <section
        data-consent=""
        hidden
        aria-labelledby={`${id}-heading`}
        className="fixed right-0 bottom-0 left-0 z-40 max-h-[70svh] overflow-y-auto border-t-2 border-accent bg-surface-raised text-text shadow-raised print:hidden"
      >
        <div className="mx-auto grid w-full max-w-wide gap-4 px-gutter py-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
          <div className="max-w-measure">
            <h2 id={`${id}-heading`} tabIndex={-1} className="font-sans text-body font-semibold">
              {page.t('consent.heading')}
            </h2>
            <p className="mt-1 text-small text-text-muted">
              {page.t('consent.text', { providers: titles(names) })}{' '}
              {privacy && (
                <a href={privacy} className="inline-link">
                  {page.t('consent.privacy')}
                </a>
              )}
            </p>
            <PurposeBoxes id={`${id}-purposes`} offered={offered} page={page} />
          </div>
          <div className="sticky bottom-0 flex gap-3 bg-surface-raised py-2">
            {button('accept', page.t('consent.accept'))}
            {button('refuse', page.t('consent.refuse'))}
            {button('choose', page.t('consent.choose'))}
            {button('save', page.t('consent.save'))}
          </div>
        </div>
      </section>
    </LiveConsent>
  );
}
