import type { Rendered, ViewInput } from '@/lib/engine/block';
import { FooterColumns } from './footer-columns';
import { FooterContact } from './footer-contact';
import { FooterLogo } from './footer-logo';
import type { SiteFooterProps } from './site-footer.schema';

export function SiteFooter({ props, page }: ViewInput<SiteFooterProps>): Rendered {
  const { name, claim, text, items, phones, office, contact, social, legal } = props;
  const legalLinks = page.links(props.legalLinks);
  return (
    <footer data-surface="ink" className="bg-surface-ink text-text">
      <div className="ribbon" />
      <div className="mx-auto w-full max-w-wide px-gutter py-6">
        <div className="grid-page gap-y-6">
          <div className="col-span-12 flex flex-col gap-3 lg:col-span-4 lg:pr-8">
            <div className="flex flex-wrap items-center gap-4">
              <FooterLogo logo={page.picture(props.logo)} />
              {claim && (
                <p className="max-w-[22rem] max-lg:flex-[1_1_7rem] font-display text-section text-balance">
                  {claim}
                </p>
              )}
            </div>
            {text && <p className="max-w-[26rem] text-text-muted">{text}</p>}
          </div>
          <div className="col-span-12 grid grid-cols-2 gap-6 lg:col-span-8 xl:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
            <FooterColumns items={items} page={page} />
            <FooterContact {...{ name, contact, phones, office, social, page }} />
          </div>
        </div>
        <div className="mt-6 flex flex-col gap-2 border-t border-line pt-4 text-label text-text-muted md:flex-row md:items-baseline md:justify-between">
          <p>
            {name}. {legal}
          </p>
          <ul className="flex shrink-0 flex-wrap gap-x-6">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="footer-link">
                  {link.label}
                </a>
              </li>
            ))}
            {/* Displayed on pages with a consent banner (`blocks/consent-banner`), whose script activates it. */}
            <li hidden data-change-consent="">
              <button type="button" className="footer-link cursor-pointer">
                {page.t('consent.change')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
