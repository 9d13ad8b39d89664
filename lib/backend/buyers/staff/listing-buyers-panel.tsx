import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { formatTimestamp } from '../../leads/inbox/format-time';
import { findListingBuyers } from './find-listing-buyers';
import { MailBuyersButton } from './mail-buyers-button';

type ListingBuyersPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/** Panel in the listing form: the buyers whose preferences the listing meets, and the button that mails them. */
export async function ListingBuyersPanel({ id, req }: ListingBuyersPanelProps): Promise<ReactElement | null> {
  const buyers = id === undefined ? [] : await findListingBuyers(Number(id), req);
  const [first] = buyers;
  if (!first) return <p className="field-type">No buyer of your offices looks for a business like this.</p>;
  const { admin } = req.payload.config.routes;
  return (
    <section className="field-type consents" aria-labelledby="listing-buyers">
      <h3 id="listing-buyers">Buyers for this listing: {first.total}</h3>
      <ul>
        {buyers.map((buyer) => (
          <li key={buyer.id}>
            <a href={`${admin}/collections/buyers/${buyer.id}`}>
              {buyer.first_name} {buyer.last_name}
            </a>
            , {buyer.email}: {describeMail(buyer)}
          </li>
        ))}
      </ul>
      {first.total > buyers.length && <p>And {first.total - buyers.length} more.</p>}
      {first.waiting > 0 && <MailBuyersButton listing={Number(id)} count={first.waiting} />}
    </section>
  );
}

function describeMail({ weekly_mail, mailed_at }: { weekly_mail: boolean; mailed_at: Date | null }): string {
  if (mailed_at) return `emailed on ${formatTimestamp(mailed_at)}`;
  return weekly_mail ? 'agreed to mails' : 'did not agree to mails';
}
