import { expect, test } from 'vitest';
import { regions } from '../regions';
import type { ListingRecord } from './listing-record';
import { makeListings } from './listings';
import { peopleInWords } from './number-words';

const listings = makeListings();
const sentencesOf = ({ summary, description }: ListingRecord) =>
  `${summary}\n${description}`.split(/(?<=[.!?])\s+|\n+/);
const textOf = ({ title, summary, description }: ListingRecord) => `${title}. ${summary} ${description}`;

test('no sentence is told twice in all of them', () => {
  const seen = new Map<string, number>();
  for (const sentence of listings.flatMap(sentencesOf)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  expect(seen.size).toBeGreaterThan(4_000);
});

test('nor is one made from another by changing its figures and its town more than now and then', () => {
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

test('articles fit the words behind them', () => {
  const wrong =
    /\b[Aa] (?!(one|once|uni|use|usu|util|eu)\w*)[aeiou]\w+|\b[Aa]n (?!(hour|honest|heir|LED|SDE|X-ray|\d)\w*)[b-df-hj-np-tv-z]\w+/g;
  expect(listings.flatMap((listing) => textOf(listing).match(wrong) ?? [])).toEqual([]);
});

test('verbs fit whoever does what they say', () => {
  const wrong =
    /\b(two|three|four|five) \w+s (has|is|was)\b|\broyalty is [\w ]+ goes\b|\bA royalty of [\w ]+ paid\b|\bcent of sales stays\b/g;
  expect(listings.flatMap((listing) => textOf(listing).match(wrong) ?? [])).toEqual([]);
});

const factor = (amount: string) => (amount.endsWith('million') ? 1_000_000 : 1);
const pesewasOf = (amount: string) =>
  Number(amount.replace(/[^\d.]/g, '').replace(/\.$/, '')) * factor(amount) * 100;

/** What may be told in money: what the page discloses, and what follows from it. */
function toldAmounts(listing: ListingRecord): number[] {
  const { asking_price: asked, down_payment: down, total_sales: sales, employees } = listing;
  const known = [asked, down, sales, listing.discretionary_earnings, listing.inventory];
  const followed = [
    asked && down && asked - down,
    ...(sales ? [sales / 12, sales / 312, sales / 3, sales / (employees ?? 1)] : []),
  ];
  return [...known, listing.furniture_fixtures_equipment, ...followed].filter((amount) => amount !== null);
}

const isNear = (told: number, amount: number) => Math.abs(told - amount) <= Math.max(amount * 0.03, 2_500);
/** A price of a haircut, a delivery or a window, which no figure of the page says. */
const smallPrice = 30_000_00;

test('every large amount in a text is one that its page discloses, or follows from one', () => {
  const invented = listings.flatMap((listing) =>
    sentencesOf(listing)
      .filter((sentence) => !/\ba month\b|due|landlord/.test(sentence) || /average month/.test(sentence))
      .flatMap((sentence) => sentence.match(/GH₵[\d.,]*\d( million)?/g) ?? [])
      .filter((amount) => pesewasOf(amount) >= smallPrice)
      .filter((amount) => !toldAmounts(listing).some((known) => isNear(pesewasOf(amount), known)))
      .map((amount) => `${listing.slug}: ${amount}`),
  );
  expect(invented).toEqual([]);
});

test('rent is told of rented places only, and leaves the owner more than it takes', () => {
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

test('people and years are those of the page', () => {
  for (const listing of listings) {
    const { employees, year_established: since, slug } = listing;
    const text = textOf(listing);
    for (const [told] of text.matchAll(/\b[a-z-]+ people (?=work here|are employed|take|today)/gi))
      expect(told.trim().toLowerCase(), slug).toBe(peopleInWords(employees ?? 0));
    const sinceTold = [...text.matchAll(/\b(?:since|founded in|opened in|begun in|trading since) (\d{4})/gi)];
    for (const [, year] of sinceTold) expect(Number(year), slug).toBeGreaterThanOrEqual(since ?? 0);
    for (const [year] of text.matchAll(/\b(19|20)\d\d\b/g))
      expect(Number(year), slug).toBeLessThanOrEqual(2031);
  }
});

const place =
  /\b(beside|opposite|next door|next to|near|facing|neighbou?r\w*|streets?|roads?|junction|avenue|lorry park|roundabout|stadium|bypass|landmark|corner|campus|mosque|within sight|around the)\b/i;
const known = new Set(
  `January February March April May June July August September October November December Monday Tuesday Wednesday Thursday
  Friday Saturday Sunday Mondays Tuesdays Thursdays Fridays Saturdays Sundays Christmas Easter Ghana Ghanaian Region Food Drugs
  Authority Lands Commission United Kingdom States Canada Germany Europe Volta LED X-ray`.split(/\s+/),
);

test('nothing leads to the place: no way there, nobody beside it, no name but of its town', () => {
  const regionWords = new Set(regions.flatMap(({ name }) => name.split(' ')));
  for (const listing of listings) {
    const sentences = [listing.title, ...sentencesOf(listing)];
    expect(sentences.filter((sentence) => place.test(sentence))).toEqual([]);
    const names = sentences
      .map((sentence) => sentence.slice(1).replaceAll(listing.locality, ''))
      .flatMap((sentence) => sentence.match(/(?<=[\p{Ll},;’:] )\p{Lu}[\p{L}’-]+/gu) ?? [])
      .filter((name) => !known.has(name) && !regionWords.has(name) && !name.startsWith('GH'));
    if (!listing.title.endsWith('Accra')) expect(names, listing.slug).toEqual([]);
  }
});
