import type { PictureRecord } from './picture-record';

const weaves = {
  'weave-market': 'Woven pattern in green and gold',
  'weave-harbour': 'Woven pattern in ink and clay',
  'weave-forest': 'Woven pattern in two greens',
  'weave-savannah': 'Woven pattern in gold and clay',
  'weave-family': 'Woven pattern of crossing bands',
  'weave-ledger': 'Woven pattern of small squares',
} as const;

const marks = {
  'mark-volta': 'Mark of Volta Accountants',
  'mark-adomi': 'Mark of Adomi Legal Chambers',
  'mark-sankofa': 'Mark of Sankofa Savings and Loans',
  'mark-kintampo': 'Mark of Kintampo Surveyors',
  'mark-nzulezu': 'Mark of Nzulezu Insurance',
} as const;

/** Patterns for sections without a scene of their own, and the marks of those the network works with. */
export const weavePictures: readonly PictureRecord[] = [
  ...Object.entries(weaves).map(
    ([name, alt]): PictureRecord => ({ name, alt, request: { kind: 'weave', key: name } }),
  ),
  ...Object.entries(marks).map(
    ([name, alt]): PictureRecord => ({ name, alt, request: { kind: 'logo', key: name } }),
  ),
];
