import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import type { SearchRange } from '@/schemas/search/search-state';
import { formatTimestamp } from '../../leads/inbox/format-time';
import { hasCriteria, preferencesOf } from '../preferences';
import { type BuyerSummary, findBuyerSummary } from './find-buyer-summary';

type BuyerSummaryPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/**
 * Panel in the buyer form: what the buyer looks for, saved and viewed, searches, leads and consents. Empty for users who
 * cannot read the buyer.
 */
export async function BuyerSummaryPanel({ id, req }: BuyerSummaryPanelProps): Promise<ReactElement | null> {
  if (id === undefined) return null;
  const buyer = await req.payload.findByID({
    ...{ collection: 'buyers', id, depth: 0 },
    ...{ overrideAccess: false, disableErrors: true, user: req.user },
  });
  if (!buyer) return null;
  const summary = await findBuyerSummary(buyer, req);
  return (
    <div className="consents">
      <SummaryList
        heading="Looks for"
        rows={describeCriteria(preferencesOf(buyer), summary.regions).map(toRow)}
      />
      <BuyerActivity summary={summary} admin={req.payload.config.routes.admin} />
    </div>
  );
}

type SummaryRow = { key: string; text: string; href?: string };

const toRow = (text: string): SummaryRow => ({ key: text, text });

function BuyerActivity({ summary, admin }: { summary: BuyerSummary; admin: string }): ReactElement {
  const linkTo = (collection: 'listings' | 'leads', id: number, text: string): SummaryRow => ({
    ...{ key: String(id), text, href: `${admin}/collections/${collection}/${id}` },
  });
  const { saved, viewed, searches, leads, consents } = summary;
  return (
    <>
      <SummaryList
        heading="Saved listings"
        rows={saved.map(({ id, title }) => linkTo('listings', id, title))}
      />
      <SummaryList
        heading="Viewed lately"
        rows={viewed.map(({ id, title }) => linkTo('listings', id, title))}
      />
      <SummaryList
        heading="Saved searches"
        rows={searches.map(({ id, name, frequency }) => ({
          ...{ key: String(id), text: `${name} (mails: ${frequency})` },
        }))}
      />
      <SummaryList
        heading="Leads"
        rows={leads.map(({ id, form, created_at }) =>
          linkTo('leads', id, `${form}, ${formatTimestamp(created_at)}`),
        )}
      />
      <SummaryList
        heading="Consents"
        rows={consents.map(({ id, kind, given, given_at, wording }) => ({
          ...{
            key: String(id),
            text: `${kind}: ${given ? 'yes' : 'no'}, ${formatTimestamp(given_at)}: “${wording}”`,
          },
        }))}
      />
    </>
  );
}

function SummaryList({ heading, rows }: { heading: string; rows: readonly SummaryRow[] }): ReactElement {
  return (
    <section className="field-type">
      <h3>{heading}</h3>
      {rows.length === 0 ? (
        <p>None</p>
      ) : (
        <ul>
          {rows.map(({ key, text, href }) => (
            <li key={key}>{href ? <a href={href}>{text}</a> : text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `regions` are the names of the regions by slug. */
function describeCriteria(criteria: BuyerCriteria, regions: ReadonlyMap<string, string>): string[] {
  if (!hasCriteria(criteria)) return [];
  const list = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`${name}: ${values.join(', ')}`] : [];
  const { money } = formatsOf(defaultLocale);
  const range = (name: string, { min, max }: SearchRange) => {
    const ends = [
      ...(min === null ? [] : [`from ${money(min)}`]),
      ...(max === null ? [] : [`up to ${money(max)}`]),
    ];
    return ends.length > 0 ? [`${name}: ${ends.join(' ')}`] : [];
  };
  return [
    ...list(
      'Regions',
      criteria.region.map((slug) => regions.get(slug) ?? slug),
    ),
    ...list('Trades', criteria.category),
    ...list('Subcategories', criteria.subcategory),
    ...range('Price', criteria.price),
    ...range('Down payment', criteria.down_payment),
    ...range('SDE', criteria.sde),
  ];
}
