import type { PageContext } from '@/lib/engine/page-context';
import { currencyOf } from '@/lib/i18n/currency';
import type { Locale } from '@/schemas/locale';

/** What every island of the area needs of its page, as JSON. */
export type AreaPage = {
  locale: Locale;
  currency: string;
  /** The prefix of a path without language. */
  prefix: string;
  texts: AreaTexts;
  /** Where nothing is loaded, because there is no buyer: in the composer and in stories the placeholder stays. */
  isPreview?: boolean;
};

type AreaTexts = {
  loading: string;
  failed: string;
  offline: string;
  expired: string;
  actionFailed: string;
  retry: string;
  undo: string;
  signIn: string;
  listing: {
    active: string;
    under_offer: string;
    sold: string;
    askingPrice: string;
    soldPrice: string;
    sde: string;
    downPayment: string;
    notDisclosed: string;
  };
};

export function areaPage({ t, href, locale }: PageContext): AreaPage {
  return {
    locale,
    currency: currencyOf().code,
    prefix: href('/').replace(/\/$/, ''),
    texts: {
      loading: t('buyerArea.loading'),
      failed: t('buyerArea.failed'),
      offline: t('buyerArea.offline'),
      expired: t('buyerArea.expired'),
      actionFailed: t('buyerArea.actionFailed'),
      retry: t('buyerArea.retry'),
      undo: t('buyerArea.undo'),
      signIn: t('buyer.login'),
      listing: {
        active: t('listing.active'),
        under_offer: t('listing.underOffer'),
        sold: t('listing.sold'),
        askingPrice: t('listing.askingPrice'),
        soldPrice: t('listing.soldPrice'),
        sde: t('listing.sdeShort'),
        downPayment: t('listing.downPayment'),
        notDisclosed: t('listing.notDisclosed'),
      },
    },
  };
}
