const tagged = /^#(\S+) /;

/** The tags a text is limited to; none when it suits every listing of its category. */
export function tagsOf(text: string): string[] {
  return tagged.exec(text)?.[1]?.split(',') ?? [];
}

/** A text without its tags. */
export function plain(text: string): string {
  return text.replace(tagged, '');
}

/** The texts that suit a listing described by `tags`, those written for it first, without their tags. */
export function selectTexts(texts: readonly string[], tags: readonly string[]): string[] {
  const suits = texts.filter((text) => tagsOf(text).some((tag) => tags.includes(tag)));
  const general = texts.filter((text) => tagsOf(text).length === 0);
  return [...suits, ...general].map(plain);
}

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `nine people`, `fifty-three people`, `120 people`. */
export function inWords(people: number): string {
  return `${numberWord(people)} ${people === 1 ? 'person' : 'people'}`;
}

function numberWord(value: number): string {
  const rest = value % 10;
  if (value < small.length) return small[value] ?? '';
  if (value > 99) return String(value);
  return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
}

export type Wording = { town: string; region: string; year: number; years: number; employees: number };

/** Puts a listing's facts into a text. */
export function fillText(text: string, { town, region, year, years, employees }: Wording): string {
  const staff = inWords(employees);
  return text
    .replaceAll('{town}', town)
    .replaceAll('{region}', `the ${region} Region`)
    .replaceAll('{years}', String(years))
    .replaceAll('{year}', String(year))
    .replaceAll('{staff}', staff)
    .replaceAll('{Staff}', staff.charAt(0).toUpperCase() + staff.slice(1));
}
