import { mostPesewas } from './figures';

/** An amount between what people write around it: brackets or a minus for a loss, `GHS`, `GH¢`, `GH₵`, `GHC`, `cedis`. */
const shape = /^(\()?([-−–])?(?:gh[s¢₵c]?|[¢₵$€£¥])?([-−–])?(\d[\d.,]*)(?:gh[s¢₵c]?|cedis?|[¢₵$€£¥])?(\))?$/;
const blanks = /[\s'’_\u00a0\u202f]/g;
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
const groupedWithPart = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d{1,2})$/;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;

/**
 * Whole pesewas of an amount as people write it, in any of the site's languages: `1,250,000`, `1.250.000,50`, `GH¢ 99.50`. Null for what is no
 * amount, or too large to be one.
 */
export function readAmount(written: string): number | null {
  const found = shape.exec(written.trim().toLowerCase().replace(blanks, ''));
  if (!found) return null;
  const [, open = '', minus = '', laterMinus = '', digits = '', close = ''] = found;
  const isClosed = (open === '') === (close === '');
  if (!isClosed || (minus && laterMinus)) return null;
  const pesewas = readDigits(digits);
  if (pesewas === null || pesewas > mostPesewas) return null;
  return (open || minus || laterMinus) && pesewas > 0 ? -pesewas : pesewas;
}

function readDigits(digits: string): number | null {
  if (grouped.test(digits)) return toPesewas(digits);
  const [, groups = '', , part = ''] = groupedWithPart.exec(digits) ?? [];
  if (groups) return toPesewas(groups, part);
  const [, whole = '', rest = ''] = plain.exec(digits) ?? [];
  return whole ? toPesewas(whole, rest) : null;
}

const toPesewas = (whole: string, part = ''): number =>
  Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
