import type { Rendered, ViewInput } from '@/lib/engine/block';
import { countryInSentence } from '@/lib/i18n/country-name';
import { Icon } from '@/lib/ui/icon';
import type { CountrySelectorProps } from './country-selector.schema';

/** Collapsed by default: most visitors are on the site of their country. */
export function CountrySelector({ props, page }: ViewInput<CountrySelectorProps>): Rendered {
  const { countries } = props;
  if (countries.length < 2) return null;
  const current = countries.find((country) => country.current);
  const label = page.t('country.select');
  return (
    <nav aria-label={label} data-surface="ink" className="border-t border-line bg-surface-ink text-text">
      <details className="group mx-auto w-full max-w-wide px-gutter">
        <summary className="flex min-h-14 cursor-pointer items-center gap-2 text-small">
          <Icon name="globe" className="size-5 text-accent" />
          <span className="text-text-muted">{label}</span>
          <span className="min-w-0 font-semibold wrap-anywhere">{current?.name}</span>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid gap-x-8 gap-y-4 pt-4 pb-10 text-small wrap-anywhere sm:grid-cols-2 lg:grid-cols-4">
          {countries.map(({ code, name, address, href, officesHref }) => (
            <li key={code} className="min-w-0">
              <a
                href={href}
                aria-current={code === current?.code ? 'true' : undefined}
                className="footer-link font-semibold"
              >
                {name}
              </a>
              <p className="text-label text-text-muted">{address}</p>
              {officesHref && (
                <a href={officesHref} className="footer-link text-label">
                  {page.t('country.offices', { country: countryInSentence(code, page.locale) })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
