import type { PostRecord } from '../../records';

/** Posts on what a business is worth. */
export const valuationPosts: readonly PostRecord[] = [
  {
    slug: 'what-is-a-chop-bar-worth',
    title: 'What is a chop bar worth?',
    category: 'Valuation',
    author: 'naa-dedei-tetteh',
    office: 'osu',
    published: '2026-11-12',
    excerpt:
      'Not the pots, and not the years. A worked example of how we arrive at a price for a kitchen that feeds two hundred people a day.',
    body: `A chop bar is the most common business I am asked to value, and the one whose owner is most often surprised by the answer. Some are sitting on more than they think. Others have built a job, not a business, and a job is hard to sell.

Here is how I work, with round figures from a kitchen that could stand in any part of Accra.

## Start with what the owner really takes home

The kitchen sells for GH₵1,200,000 a year. After food, gas, charcoal, rent, wages and everything else, the exercise book shows a profit of GH₵130,000. That is not yet the figure a buyer needs. Three things have to be added back:

- The owner pays herself GH₵60,000 as wages. A buyer who works there will have that money too.
- The school fees of a nephew, GH₵24,000, went through the till. They are kind, and they are not a cost of cooking.
- A new roof cost GH₵30,000 last year and will not be needed again for a long time.

Together that makes GH₵244,000. We call it **seller’s discretionary earnings**: all that one full-time owner gets out of the business in a year.

## Then a multiple

Small food businesses change hands for roughly one and a half to three times that figure. Where in the range depends on how sure the earnings are. I ask:

1. Does the head cook stay when you leave?
2. How many years are left on the lease, and is the rent written down?
3. Is there a purchase book I can compare with the sales?
4. Do people come for the food, or for you?

With a cook who stays, four years of lease and mobile-money statements to check against, I would say 2.2 times. That gives about GH₵535,000.

## Look at it from below

Freezers, burners, tables and a generator might fetch GH₵140,000 if the kitchen closed tomorrow. That is the floor. A price near the floor tells me that the business cannot run without its owner.

## What moves the price most

Not a new coat of paint. The two owners who raised their price most in the past year did the same two things: they let the cook run the kitchen for six months, and they asked customers to pay by mobile money. The first made the earnings safer, the second made them visible.

If you are thinking of selling in a year or two, begin with those. They cost almost nothing, and you will sleep better even if you never sell.

*The range of multiples comes from published sales abroad, because no public record of sales in Ghana exists. We use it as a guide and tell you where your kitchen differs.*`,
  },
  {
    slug: 'sde-in-plain-words',
    title: 'Seller’s discretionary earnings, in plain words',
    category: 'Valuation',
    author: 'kojo-ebo-arthur',
    office: null,
    published: '2026-10-29',
    excerpt:
      'Three letters stand on every listing. What they mean, what belongs in them, and what never does.',
    body: `Every listing on this site shows a line called **SDE**. It is the most useful figure on the page, and the one people ask about most. Here is what it says.

## The question it answers

Suppose one person owns the business, works in it full time and pays for nothing private out of it. How much money would that person have at the end of a year, before income tax and before paying any loan? That is seller’s discretionary earnings.

It lets you compare a bakery whose owner takes a salary with a haulage firm whose owner takes none.

## How it is added up

We begin with the profit before tax and add, one line each:

- the owner’s own pay and benefits
- private expenses that went through the books, such as fuel for the family car
- interest on loans, because the buyer will have their own loans or none
- depreciation and amortisation, which are entries in a book and not money leaving
- costs that happened once: a flood, a court case, moving premises

Every added line needs a paper. If there is none, we leave it out, even when we believe it.

## What does not belong

**A second owner’s pay.** If a husband and wife both work in the shop, only one of them may be added back. The buyer will have to employ somebody in place of the other, so we take off what that would cost.

**Dividends and drawings.** They are what was done with the profit. They were never a cost.

**Hopes.** “I could raise prices by a tenth” may be true. It belongs in the conversation and not in the sum.

**Repairs that come every year.** A generator service is not a one-off because it was large this time.

## SDE and EBITDA

Larger companies are described by another figure, EBITDA, which leaves a manager’s wage inside the costs. It suits companies that a hired team runs. For the same business EBITDA is lower than SDE, so the multiples people quote for it are higher. Never put one company’s EBITDA multiple on another company’s SDE.

## How to read it on a listing

Divide the asking price by the SDE. A result between two and three and a half is usual for a small business. Below two, ask what is wrong. Above four, ask what is included: often it is land.

Then ask for the sheet. Ours shows each line, the year, and the paper it came from. If you disagree with a line, cross it out and add up again. A figure you have argued with is one you can trust.`,
  },
  {
    slug: 'three-years-of-clean-books',
    title: 'Three years of clean books, starting this Monday',
    category: 'Valuation',
    author: 'abena-kyerewaa-prempeh',
    office: 'adum',
    published: '2026-08-20',
    excerpt:
      'A buyer pays for earnings that can be seen. A simple routine for shops that have never kept proper accounts.',
    body: `I have added up accounts from school exercise books, from the backs of calendars and once from a wall. It can be done. But every figure I have to guess costs the seller money, because a buyer will always guess lower.

If you may want to sell in three years, begin now. It takes twenty minutes a day.

## One account for the business

Open a bank account and one mobile-money number that belong to the business and to nothing else. All sales go in, all costs go out. Pay yourself from it by transfer, the same amount on the same day each month. This alone solves half of the problem, because the statements become your sales book.

## Four lists

Keep four lists, on paper or in a phone:

1. **Sales**, one line a day: cash, mobile money, credit.
2. **Purchases**, one line per supplier visit, with the receipt clipped behind.
3. **Wages**, one line per person per month, signed.
4. **Everything else**: rent, light, fuel, repairs, permits.

On the last evening of the month add up each list on a single page. Twelve pages make a year.

## Count the stock twice a year

Choose the same two days every year. Count everything, at what you paid for it. Throw out what cannot be sold, and write down that you did. A shop with a stock count sells faster than one without, at any price.

## Private is private

Groceries for the house, school fees and funeral donations will happen. Write them in the fourth list with a **P** beside them. They are not a disgrace. They are exactly what we look for, since each one is added back to your earnings when we value the business, provided we can see it.

## Taxes

Register, file, and keep the clearance certificates in one folder with your permits and your lease. Some owners fear that declared sales cost them too much. Consider the other side: a business earning GH₵200,000 that cannot be shown may sell for the price of its fridges. The same earnings on paper may be worth more than twice that sum.

## After the first year

Ask an accountant to look through the twelve pages and turn them into accounts. The first time takes a week, the second a day. After three years you will have the one thing a stranger needs before trusting you with their savings: a straight line they can follow with a finger.

And if you decide not to sell, you will know what you earn. Many owners learn it for the first time this way.`,
  },
  {
    slug: 'why-multiples-differ',
    title: 'Why a laundry sells for more than a restaurant',
    category: 'Valuation',
    author: 'kwame-nyarko-addae',
    office: null,
    published: '2026-06-18',
    excerpt:
      'Two businesses earn the same and fetch different prices. What buyers pay for is how long the earnings will last.',
    body: `Two owners came to us in the same month. Each earned about GH₵250,000 a year. The restaurant sold for a little over twice that, the laundry for almost three times. The restaurant’s owner asked me why, and it was a fair question.

A price is a guess about the future. The multiple is simply how sure the guess is. If a buyer believes the earnings will last, they wait longer for their money and pay more at the start.

## What makes earnings last

**Customers who come back by themselves.** A hotel that sends its linen every morning needs no persuading. A diner decides anew each day.

**Little that depends on one person.** Machines do not resign. A chef may, and a celebrated one will be offered something better next door.

**Contracts.** A cleaning company with twelve signed agreements has sold next year already. Do read whether they can be passed on: some end the moment the owner changes.

**Simple stock.** Nothing spoils in a laundry. Food does, phones go out of fashion, medicine expires.

**A place that stays.** A lease with eight years to run is worth more than a better street with one.

## What makes buyers careful

- One customer brings more than a fifth of the sales.
- Sales are falling, even slowly, and nobody can say why.
- The owner works seventy hours and knows everything by heart.
- The equipment is near the end of its life.
- The permits are personal and cannot be transferred.

None of these prevents a sale. Each of them lowers the multiple by a little, and together they can lower it by a whole turn.

## Size matters too

Larger businesses sell for higher multiples, since they have managers and can survive an illness. A school with forty staff is worth more per cedi earned than a crèche with six. It is one of the reasons why growing for two more years and then selling is often the better plan.

## Change what you can

You cannot turn a restaurant into a laundry. You can give it a laundry’s virtues: standing lunch orders from three offices, a written recipe book, a cook with a stake in the result, a lease renewed before you need it. A restaurant like that sold last spring for nearly three times its earnings, and the buyer thought it cheap.

Ask us for the table of multiples we use. It is dated, it says where each figure was published, and it admits what it does not know: no public record of business sales exists in Ghana, so every figure in it is a comparison from elsewhere.`,
  },
];
