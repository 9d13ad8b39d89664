import type { ReactElement } from 'react';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { currencyOf } from '@/lib/i18n/currency';
import { ButtonLink } from '@/lib/ui/button-link';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { anyCalculator, parseFigures } from '@/lib/valuation/parse-figures';
import { valuationResultOf } from '@/lib/valuation/valuation-result';
import type { TradeMultiples } from '@/schemas/valuation';
import { type FormattedValuation, formatValuation } from './format-valuation';
import { MailOffer } from './mail-offer';
import { formatTradeTexts } from './trade-texts';
import { LiveValuation } from './valuation-calculator.client';
import type { ValuationCalculatorProps } from './valuation-calculator.schema';
import { ValuationForm } from './valuation-form';
import { ValuationText } from './valuation-parts';
import { ValuationSummary } from './valuation-summary';

export function ValuationCalculator({ props, page, id }: ViewInput<ValuationCalculatorProps>): Rendered {
  const { eyebrow, heading, text, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  const multiples = selectedTrades(props);
  return (
    <Section surface={surface} {...(headingId && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      {multiples.length === 0 ? (
        <EmptyState text={page.t('valuation.none')} />
      ) : (
        <Calculator {...{ props, page, id, multiples }} />
      )}
    </Section>
  );
}

/** The trades that the author selected by name; all without a selection. */
function selectedTrades({ multiples, trades }: ValuationCalculatorProps): readonly TradeMultiples[] {
  const chosen = new Set(trades.map(({ name }) => name.trim().toLowerCase()));
  return chosen.size === 0
    ? multiples
    : multiples.filter(({ industry }) => chosen.has(industry.toLowerCase()));
}

type CalculatorProps = Pick<ViewInput<ValuationCalculatorProps>, 'props' | 'page' | 'id'> & {
  multiples: readonly TradeMultiples[];
};

function Calculator({ props, page, id, multiples }: CalculatorProps): ReactElement {
  const submittedValues =
    page.searchParams && [id, anyCalculator].includes(page.searchParams.get('estimate') ?? '')
      ? page.searchParams
      : new URLSearchParams();
  const figures = parseFigures(submittedValues);
  const trades = multiples.map((item) => ({ ...item, multiples: item, texts: formatTradeTexts(page, item) }));
  const only = trades.length === 1 ? trades[0] : undefined;
  const trade = trades.find(({ slug }) => slug === figures.trade) ?? only ?? null;
  const answer = formatValuation(valuationResultOf(figures, trade?.multiples ?? null), trade, {
    ...{ money: page.format.money, invalidFields: figures.invalidFields },
  });
  const links = page.links(props.actions);
  return (
    <LiveValuation id={id} locale={page.locale} currency={currencyOf().code}>
      <div data-prints className="grid gap-12 lg:grid-cols-2 lg:gap-16 print:grid-cols-2 print:gap-8">
        <div className="min-w-0 [&_:focus]:scroll-mb-20">
          <ValuationForm
            form={{ id, page, submittedValues, invalidFields: figures.invalidFields }}
            trades={trades}
            chosen={trade?.slug ?? ''}
          />
          <StickyResult {...{ id, page, answer }} />
        </div>
        <div className="min-w-0 self-start lg:sticky lg:top-8 print:static">
          <section
            id={`${id}-answer`}
            aria-labelledby={`${id}-result`}
            tabIndex={-1}
            className="rounded-md border border-line bg-surface-raised p-6 sm:p-8"
          >
            <ValuationSummary {...{ id, page, answer }} level={props.heading ? 3 : 2} />
            <Footnotes {...{ page, multiples }} caveat={props.caveat} />
          </section>
          <div className="mt-6 flex flex-wrap gap-4 print:hidden">
            {links.map((link, index) => (
              <ButtonLink key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
                {link.label}
              </ButtonLink>
            ))}
            <button type="button" data-print hidden className="button button-secondary">
              {page.t('valuation.print')}
            </button>
          </div>
          {props.offersMail && (
            <MailOffer
              {...{ id, page, answer, submittedValues }}
              delivery={{
                recipients: props.mailRecipients,
                thanks: page.target(props.mailThanks) ?? page.href('/contact-us/thank-you'),
              }}
            />
          )}
          <p role="status" data-status hidden className="sr-only" />
        </div>
      </div>
    </LiveValuation>
  );
}

type StickyResultProps = { id: string; page: PageContext; answer: FormattedValuation };

/** The range at the bottom of a narrow screen while the form is visible; it links to the full result. */
function StickyResult({ id, page, answer }: StickyResultProps): ReactElement {
  return (
    <a
      href={`#${id}-answer`}
      data-show="range"
      hidden={!answer.visibleParts.has('range')}
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-surface-raised py-3 lg:hidden print:hidden"
    >
      <span className="text-small text-text-muted">{page.t('valuation.answer')}</span>
      <span className="font-semibold tabular-nums">
        <ValuationText name="low" answer={answer} /> – <ValuationText name="high" answer={answer} />
      </span>
    </a>
  );
}

type FootnotesProps = { page: PageContext; multiples: readonly TradeMultiples[]; caveat: string };

/** Notes that apply to every answer. */
function Footnotes({ page, multiples, caveat }: FootnotesProps): ReactElement {
  const changed = multiples.map(({ updatedAt }) => updatedAt).sort();
  return (
    <div className="mt-8 flex flex-col gap-2 border-t border-line pt-5 text-label text-text-muted">
      <p className="font-semibold">{page.t('valuation.estimate')}</p>
      <p>{page.t('valuation.before')}</p>
      {caveat && <p>{caveat}</p>}
      <p>{page.t('valuation.changed', { date: page.format.date(changed.at(-1) ?? '') })}</p>
    </div>
  );
}
