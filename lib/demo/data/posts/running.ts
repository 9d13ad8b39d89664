import type { PostRecord } from '../../records';

/** Posts on running and growing a business. */
export const runningPosts: readonly PostRecord[] = [
  {
    slug: 'the-first-hundred-days',
    title: 'The first hundred days in a business you have bought',
    category: 'Running a business',
    author: 'esi-hayford-bentil',
    office: 'airport-city',
    published: '2026-11-18',
    excerpt:
      'Change nothing, count everything, and fix the kettle. A plan for new owners from someone who ran a hotel.',
    body: `The keys are heavier than they look. For months you have looked at this business from outside; now it looks at you. I managed a hotel of forty rooms, and have since watched many buyers through their first weeks. Those who did well followed something like this.

## Week one: be seen

Open in the morning and lock at night, every day. Learn all names and write down how they are spelt. Ask to be shown, and do not show. Pay the first wages on the right day and to the last pesewa. Staff will tell the whole street.

Change the bank mandates, the safe code and the passwords. Do it on the first afternoon, calmly, as something that always happens.

## Weeks two to four: count

- Count the stock again. You did it at handover; do it once more alone.
- Count the cash twice a day at hours nobody expects.
- Read every contract from the first page. Put each end date into one calendar.
- Sit down with the former owner once a week with a list of questions. They promised you those afternoons; use them up.

Fix one small thing the staff have complained about for years. A kettle, a door, a lamp over the back steps. It will be remembered longer than anything you say.

## Month two: listen

Speak with each member of staff for half an hour, with the same three questions: what works, what does not, and what would you do first? Visit the ten best customers. Visit the suppliers, and pay one of them early.

By now you will have found the surprises. There are always two or three. Tell your broker while the guarantees still run. An honest seller will put things right, and most do.

## Month three: choose

You may now change something. Choose three things, not thirteen. The best first changes are those customers notice and staff do not suffer from: opening an hour earlier, answering messages the same day, a price list people can read.

Leave the name on the door. Leave the recipe. If the old owner’s photograph hangs in the office, leave that too, for a year.

## Every Monday

Five figures on one page: takings, bank balance, stock, wages, complaints. Look at them before you look at anything else.

## Day one hundred

Take the evening off and write down what you would now tell the person you were on the first day. Send us a copy. I have a folder of these letters, and every one of them contains the sentence: *I should have asked more, and changed less.*`,
  },
  {
    slug: 'when-the-season-decides',
    title: 'When the season decides: businesses that live from a harvest',
    category: 'Running a business',
    author: 'akua-nyamekye-sabi',
    office: 'sunyani',
    published: '2026-06-04',
    excerpt:
      'A shop in Sunyani may earn its year between January and April. How to plan, value and sell a business with a short summer.',
    body: `In Bono and Ahafo money has a season. When the cashew comes in, from January on, everybody buys: roofing sheets, motorbikes, school shoes. By July the same shop can hear its own clock. Strangers look at a July and think the business is dying. Others look at a March and pay too much.

## Show twelve months, never an average

I draw each year as twelve bars side by side, three years one below the other. The shape is what matters. If the tall bars stand in the same months each year, the business is healthy, however flat the others are. If a tall month is missing, we look for the reason: late rains, a poor price, a road that was closed.

I keep rainfall tables in a drawer. They have settled more negotiations than any argument.

## Cash in the thin months

The art of a seasonal business is to reach October with money. Three habits help:

1. In the good months set a fixed share aside every Friday, before anything is bought.
2. Agree with suppliers on payment after harvest, in writing. Many will do it; they live from the same season.
3. Find one small trade that runs against the season. An agro-input shop that repairs sprayers in August. A buying station that rents out its store.

## Stock

Order for the season you had and not for the one you dream of. Fertiliser left over in July is money asleep for eight months, and it attracts damp.

## If you want to sell

Begin the conversation after the harvest, with the figures fresh, and sign before the next one begins. The buyer then has a good season in front of them to pay the first instalments from. A sale completed in June starts with four poor months and a nervous new owner.

Share the season fairly. If you sell in the middle of it, settle who gets the crop that is already bought and not yet paid. It sounds obvious. It is the clause people forget.

## If you want to buy

Come twice: once in March and once in August. Talk to three farmers who deliver there and ask two questions: is the scale honest, and are you paid the same week? If they say yes to both, the supply is yours as long as you stay like that.

And ask what happened in the worst year of the last five. Anyone who answers at once has survived it and knows how. That knowledge is part of what you are paying for.

My brother and I keep bees near Fiapre. They have two seasons and never complain about either.`,
  },
  {
    slug: 'choosing-a-franchise',
    title: 'Choosing a franchise: what to ask the brand and its owners',
    category: 'Running a business',
    author: 'adwoa-pokuaa-sarpong',
    office: 'tema',
    published: '2026-04-30',
    excerpt: 'A franchise sells you a manual and a name. How to find out whether both are worth the royalty.',
    body: `I kept the books of four filling stations under two different brands. One of the brands made us better. The other sent invoices. Before you sign with anyone, find out which kind you are dealing with.

## What you pay for

There is usually an entry fee, a royalty of four to eight per cent of sales, a contribution to advertising, and goods you must buy from the brand. Put all of it on one page for an ordinary month. Then compare it with what the name brings: would customers come without it?

Note that a royalty is taken from **sales**, not from profit. In a thin trade six per cent of sales can be half of what you earn.

## Questions for the brand

1. How many outlets have closed in the past five years, and why?
2. Who chooses the site, and what if it turns out to be wrong?
3. What exactly does the training contain, and who comes when the freezer fails in the first week?
4. Is my territory in writing? Does it cover delivery?
5. What may I buy locally?
6. For how long does the agreement run, may I renew it, and at what cost?
7. May I sell, and to whom? What do you charge for agreeing?

A good franchisor answers all seven, and gives you a list of owners to telephone.

## Questions for the owners

Call at least four, and not only those the brand suggests. Ask what they earned in the second year; what they were not told; whether they would do it again. Then ask to stand behind the counter for a day. Those who are content will let you.

## Buying one that exists

A running outlet shows you its figures; a new one shows you a forecast. You pay more, and you know more. Read the agreement for how many years are left. A brand that wants a complete refit from each new owner can turn a fair price into a poor one, so ask for that in writing, too.

The franchisor has to approve you. It takes about a month. Start it when your offer is accepted, not when everything is signed.

## When it suits

If you like a system, want to be trained and can follow rules you did not make, a franchise will carry you over the first years. If you rearrange the shelves of every shop you enter, buy an independent. I say so as somebody who rearranges shelves.

Our franchise listings show the same figures as all others, after royalty. If a page does not say so, ask.`,
  },
  {
    slug: 'supply-in-a-dry-year',
    title: 'A mill is a promise from several hundred farmers',
    category: 'Running a business',
    author: 'abdul-rahaman-fuseini',
    office: 'tamale',
    published: '2026-03-05',
    excerpt:
      'Processing plants in the north are bought for their machines and fail for want of nuts. The page of a valuation nobody else writes.',
    body: `I managed a rice mill in Savelugu through three droughts and one very good year. In the good year everybody is a manager. In the dry ones you find out what you own.

Buyers come to look at the machines. They ask about tonnes per hour, and whether the sorter is Chinese or Japanese. I answer, and then take them to a village.

## The question behind the machine

A plant that can clean twenty tonnes a day and receives eight is a plant for eight. So in each valuation I write a page on supply: where the raw material came from in the worst of the last five years, from whom, at which price, and how it was paid for.

If nobody can fill that page, the price should be near the value of the steel.

## Who delivers, and why

Farmers and women’s groups have a choice. They deliver where the scale is honest, where they are paid the same week, and where somebody came to their funeral. None of this is in the balance sheet. All of it is in the price.

I visit three groups without the seller. I ask what they would do if the owner changed. Often the answer is: *who is the new one?* That is fair. So we plan a round of visits for the handover, seller and buyer together, with kola, before the season opens.

## Money at the right time

Raw material has to be bought when it is cheap, within ten or twelve weeks. That needs working capital, often more than the price of the plant. A buyer who has paid for the machines and has nothing left for the nuts will mill for other people, at a fee. It is an honest business and a smaller one. We put that sum on the first page, so that nobody discovers it in October.

## The dry year

Ask for the books of the driest year. Did the mill run? Did it buy from further away, and what did the lorry cost? Did it store from the year before? A seller who can tell that story well has built something that lasts. One who says “there was no drought here” has not been looking up.

## Shea, rice, soya, groundnut

Each has its own calendar and its own buyers. Shea goes abroad and wants certificates. Rice is sold at home and competes with the bag from the port. Soya follows the poultry farms in the south. Learn one properly.

And keep the women’s groups’ telephone numbers in two places. I once lost mine with a telephone in the White Volta, and it took a season to find everyone again.`,
  },
  {
    slug: 'a-guest-house-in-february',
    title: 'Look at a guest house in February',
    category: 'Running a business',
    author: 'araba-essuman',
    office: 'cape-coast',
    published: '2026-02-05',
    excerpt:
      'December sells dreams. A quiet month shows you the roof, the water, the staff and the truth about occupancy.',
    body: `In December a guest house in Elmina is full of people who booked in June, and everyone who sees it wants one. I show houses in February instead. The rooms are empty, the sea is the same, and one can hear the pump.

## What February shows

**The real occupancy.** Ask for the register of each month, not for the average. A house with sixty per cent over the year may have ninety-five in December and thirty in February. Both are fine, if you know it.

**Who works when there is nothing to do.** A good manager paints shutters. Look for fresh paint.

**The water.** Open every tap at once. In a full house you will wish you had.

**The roof.** Ask to go up. Salt air eats iron sheets in eight to ten years, and the receipt of the last roof is worth more than the view from it.

## Where guests come from

Draw three columns: those who ring, those who come through a booking site, and those sent by a school, a church or a company. Booking sites take a share and can change their rules tomorrow. People who ring the same number for the tenth time are yours. A school that brings forty students every March is worth a whole chapter of the information pack.

Ask who owns the telephone number. I have seen a house sold without it.

## The land again

Most of the price of a guest house is land and walls. Have the papers searched before you measure the curtains. On the coast also ask how far the sea has come in ten years. Old fishermen know.

## Figures for one room

Take the income from rooms for a year and divide it by the number of rooms and by 365. That is what each room earns on an average day, whether it is full or not. Compare houses by this figure, not by the price on the wall.

Then subtract for each room its share of light, diesel, water, laundry, breakfast and repairs. What is left pays for people, and you. If there is nothing left at fifty per cent occupancy, the house is too dear or the rate is too low.

## Live there first

Stay for three nights in the cheapest room. You will learn what the generator sounds like, when the mosque calls, whether the mattress is honest, and how the night watchman treats a guest who has lost the key.

If after three nights in February you still want it, make an offer. You will love December all the more.`,
  },
];
