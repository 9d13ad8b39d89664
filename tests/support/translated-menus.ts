import type { Locale } from '@/schemas/locale';

/**
 * The labels of an office menu as somebody may write them: its entries, the first two of which are lists,
 * and the button.
 */
type MenuLabels = { entries: readonly string[]; talk: string };

const english: MenuLabels = {
  entries: ['Sell a business', 'Buy a business', 'Our offices', 'Food businesses', 'About us', 'Reviews'],
  talk: 'Talk to us',
};

const translations: Partial<Record<Locale, MenuLabels>> = {
  'fr-CA': {
    entries: [
      ...['Vendre une entreprise', 'Acheter une entreprise', 'Nos bureaux', 'Commerces d’alimentation'],
      ...['À propos de nous', 'Avis des clients'],
    ],
    talk: 'Nous joindre',
  },
  'es-ES': {
    entries: [
      ...['Vender un negocio', 'Comprar un negocio', 'Nuestras oficinas', 'Negocios de alimentación'],
      ...['Quiénes somos', 'Opiniones'],
    ],
    talk: 'Hable con nosotros',
  },
  'ja-JP': {
    entries: ['会社を売る', '会社を買う', '拠点一覧', '飲食店の売却案件', '会社概要', 'お客様の声'],
    talk: 'お問い合わせ',
  },
  'vi-VN': {
    entries: [
      ...['Bán doanh nghiệp', 'Mua doanh nghiệp', 'Văn phòng của chúng tôi', 'Doanh nghiệp thực phẩm'],
      ...['Về chúng tôi', 'Đánh giá của khách hàng'],
    ],
    talk: 'Liên hệ với chúng tôi',
  },
};

/** The labels in a language. */
export const menuIn = (locale: Locale): MenuLabels => translations[locale] ?? english;
