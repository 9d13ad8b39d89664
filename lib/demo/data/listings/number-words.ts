const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as text: `nine`, `fifty-three`, `1,200`. */
export function numberAsText(value: number): string {
  const rest = value % 10;
  if (value < small.length) return small[value] ?? '';
  if (value > 99) return grouped(value);
  return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
}

/** A number of people as text: `nine people`, `fifty-three people`, `120 people`. */
export function peopleAsText(people: number): string {
  return `${numberAsText(people)} ${people === 1 ? 'person' : 'people'}`;
}

/** An amount in pesewas as text: `GH₵1.24 million`, `GH₵385,000`, `GH₵2,350`. */
export function amountInWords(pesewas: number): string {
  const cedi = pesewas / 100;
  if (cedi >= 1_000_000) return `GH₵${Number((cedi / 1_000_000).toFixed(2))} million`;
  const step = cedi >= 20_000 ? 1_000 : 50;
  return `GH₵${grouped(Math.max(step, Math.round(cedi / step) * step))}`;
}

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
