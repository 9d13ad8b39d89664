import { expect, test } from 'vitest';
import { regions } from '../regions';
import type { ListingRecord } from './listing-record';
import { buildListings } from './listings';
import { peopleAsText } from './number-words';

const listings = buildListings();
const sentencesOf = ({ summary, description }: ListingRecord) =>
  `${summary}\n${description}`.split(/(?<=[.!?])\s+|\n+/);
const textOf = ({ title, summary, description }: ListingRecord) => `${title}. ${summary} ${description}`;

test('no sentence occurs twice in all listings', () => {
  const occurrences = new Map<string, number>();
  for (const sentence of listings.flatMap(sentencesOf))
    occurrences.set(sentence, (occurrences.get(sentence) ?? 0) + 1);
  expect([...occurrences].filter(([, times]) => times > 1)).toEqual([]);
  expect(occurrences.size).toBeGreaterThan(4_000);
});

test('sentences that differ only in figures and town are rare', () => {
  const number =
    /GH₵[\d.,]+( million)?|\b\d[\d.,]*|\b(one|two|three|four|five|six|seven|eight|nine|\w+(teen|ty)(-\w+)?|ten|eleven|twelve)\b/gi;
  const frames = new Map<string, number>();
  for (const listing of listings)
    for (const sentence of sentencesOf(listing)) {
      const frame = sentence.replaceAll(listing.locality, 'Town').replace(number, '0');
      frames.set(frame, (frames.get(frame) ?? 0) + 1);
    }
  expect([...frames].filter(([, times]) => times > 22)).toEqual([]);
});

test('articles match the following words', () => {
  const wrong =
    /\b[Aa] (?!(one|once|uni|use|usu|util|eu)\w*)[aeiou]\w+|\b[Aa]n (?!(hour|honest|heir|LED|SDE|X-ray|\d)\w*)[b-df-hj-np-tv-z]\w+/g;
  expect(listings.flatMap((listing) => textOf(listing).match(wrong) ?? [])).toEqual([]);
});

test('verbs match their subjects', () => {
  const wrong =
    /\b(two|three|four|five) \w+s (has|is|was)\b|\broyalty is [\w ]+ goes\b|\bA royalty of [\w ]+ paid\b|\bcent of sales stays\b/g;
  expect(listings.flatMap((listing) => textOf(listing).match(wrong) ?? [])).toEqual([]);
});

const factor = (amount: string) => (amount.endsWith('million') ? 1_000_000 : 1);
const pesewasOf = (amount: string) =>
  Number(amount.replace(/[^\d.]/g, '').replace(/\.$/, '')) * factor(amount) * 100;

/** The amounts that texts may contain: those that the page discloses, and those derived from them. */
function allowedAmounts(listing: ListingRecord): number[] {
  const { asking_price: askingPrice, down_payment: down, total_sales: sales, employees } = listing;
  const disclosedAmounts = [askingPrice, down, sales, listing.discretionary_earnings, listing.inventory];
  const followed = [
    askingPrice && down && askingPrice - down,
    ...(sales ? [sales / 12, sales / 312, sales / 3, sales / (employees ?? 1)] : []),
  ];
  return [...disclosedAmounts, listing.furniture_fixtures_equipment, ...followed].filter(
    (amount) => amount !== null,
  );
}

const isNear = (textAmount: number, amount: number) =>
  Math.abs(textAmount - amount) <= Math.max(amount * 0.03, 2_500);
/** Prices of single services or products, which are no figures of the page. */
const MIN_CHECKED_AMOUNT = 30_000_00;

test('every large amount in a text is disclosed on the page or derived from a disclosed one', () => {
  const invented = listings.flatMap((listing) =>
    sentencesOf(listing)
      .filter((sentence) => !/\ba month\b|due|landlord/.test(sentence) || /average month/.test(sentence))
      .flatMap((sentence) => sentence.match(/GH₵[\d.,]*\d( million)?/g) ?? [])
      .filter((amount) => pesewasOf(amount) >= MIN_CHECKED_AMOUNT)
      .filter(
        (amount) =>
          !allowedAmounts(listing).some((allowedAmount) => isNear(pesewasOf(amount), allowedAmount)),
      )
      .map((amount) => `${listing.slug}: ${amount}`),
  );
  expect(invented).toEqual([]);
});

test('only rented premises have rent, and it is below the earnings', () => {
  for (const listing of listings) {
    const rents = [...textOf(listing).matchAll(/(GH₵[\d,]+) a month/g)].map(([, rent]) =>
      pesewasOf(rent ?? ''),
    );
    const { sales, earned } = { sales: listing.total_sales, earned: listing.discretionary_earnings };
    const rent = Math.max(0, ...rents.filter((amount) => !sales || !isNear(amount, sales / 12)));
    if (/\brent\b|\blease runs\b|landlord/i.test(listing.description) && rent > 0)
      expect(listing.real_estate_available || listing.real_estate_included, listing.slug).toBe(false);
    if (earned) expect(rent * 12, listing.slug).toBeLessThan(earned * 0.36);
  }
});

test('numbers of people and years match the page', () => {
  for (const listing of listings) {
    const { employees, year_established: since, slug } = listing;
    const text = textOf(listing);
    for (const [peopleText] of text.matchAll(/\b[a-z-]+ people (?=work here|are employed|take|today)/gi))
      expect(peopleText.trim().toLowerCase(), slug).toBe(peopleAsText(employees ?? 0));
    const foundedMatches = [
      ...text.matchAll(/\b(?:since|founded in|opened in|begun in|trading since) (\d{4})/gi),
    ];
    for (const [, year] of foundedMatches) expect(Number(year), slug).toBeGreaterThanOrEqual(since ?? 0);
    for (const [year] of text.matchAll(/\b(19|20)\d\d\b/g))
      expect(Number(year), slug).toBeLessThanOrEqual(2031);
  }
});

const locationHints =
  /\b(beside|opposite|next door|next to|near|facing|neighbou?r\w*|streets?|roads?|junction|avenue|lorry park|roundabout|stadium|bypass|landmark|corner|campus|mosque|within sight|around the)\b/i;
const allowedNames = new Set(
  `January February March April May June July August September October November December Monday Tuesday Wednesday Thursday
  Friday Saturday Sunday Mondays Tuesdays Thursdays Fridays Saturdays Sundays Christmas Easter Ghana Ghanaian Region Food Drugs
  Authority Lands Commission United Kingdom States Canada Germany Europe Volta LED X-ray`.split(/\s+/),
);

test('texts contain no hint at the exact location: no directions, neighbours or names except the town', () => {
  const regionWords = new Set(regions.flatMap(({ name }) => name.split(' ')));
  for (const listing of listings) {
    const sentences = [listing.title, ...sentencesOf(listing)];
    expect(sentences.filter((sentence) => locationHints.test(sentence))).toEqual([]);
    const names = sentences
      .map((sentence) => sentence.slice(1).replaceAll(listing.locality, ''))
      .flatMap((sentence) => sentence.match(/(?<=[\p{Ll},;’:] )\p{Lu}[\p{L}’-]+/gu) ?? [])
      .filter((name) => !allowedNames.has(name) && !regionWords.has(name) && !name.startsWith('GH'));
    if (!listing.title.endsWith('Accra')) expect(names, listing.slug).toEqual([]);
  }
});
