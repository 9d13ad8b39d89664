import type { IconName } from '@/lib/ui/icon-names';

/** The icons of trades, by parts of words of their names, in the languages of the site; the first match wins. */
const iconsByWord: readonly (readonly [IconName, RegExp])[] = [
  ['bed', /hotel|guest|lodg|hostel|hospitality|hébergement|hôtel|khách sạn|ホテル|宿/],
  ['health', /pharma|farmacia|clini|laborator|dental|optic|health|medical|santé|salud|薬|医|nhà thuốc/],
  ['graduation', /school|crèche|nursery|educat|training|tutor|école|escuela|学校|trường/],
  ['scissors', /salon|barber|hair|beauty|spa\b|fashion|cloth|tailor|textile|coiff|peluquer|美容|衣料/],
  ['leaf', /farm|agri|agro|poultry|crop|garden|granja|ferme|農/],
  ['car', /auto|car\b|vehicle|tyre|fuel|petrol|lpg|garage|coche|voiture|車|燃料/],
  ['truck', /haul|truck|logist|courier|freight|transport|wholesale|distribut|運送|卸/],
  ['hammer', /build|construct|block|hardware|carpent|furniture|bâtiment|construcci|建/],
  ['factory', /manufactur|factory|process|cold store|packag|fabri|industri|製造|工場/],
  [
    'plate',
    /restaurant|chop|food|caf|coffee|bar\b|bars\b|pub|drink|bak|cater|pastr|kitchen|panader|飲食|パン/,
  ],
  ['laptop', /\bit\b|software|print|digital|computer|phone|informát|informatique|印刷/],
  ['cart', /supermarket|market|mart|grocer|provision|retail|コンビニ/],
  ['store', /shop|store|tienda|magasin|boutique|店/],
];

/** The icon of a trade by its name; a briefcase for others. */
export function tradeIcon(category: string): IconName {
  const name = category.toLowerCase();
  return iconsByWord.find(([, words]) => words.test(name))?.[0] ?? 'briefcase';
}
