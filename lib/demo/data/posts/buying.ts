import type { PostRecord } from '../../records';

/** Posts for people who look for a business. */
export const buyingPosts: readonly PostRecord[] = [
  {
    slug: 'how-to-read-a-listing',
    title: 'How to read a listing in five minutes',
    category: 'Buying',
    author: 'selasi-dogbe',
    office: 'osu',
    published: '2026-10-22',
    excerpt:
      'Price, SDE, sales, inventory: which line to look at first, which two to divide, and what the missing ones tell you.',
    body: `A listing is short on purpose. The business must not be recognised, so it tells you what it earns and hides what it is called. Here is how I teach first-time buyers to read one.

## One: divide two numbers

Take the **asking price** and divide it by the **seller’s discretionary earnings**. The result says how many years of an owner’s full income you are paying. Between two and three and a half is common. If it is much higher, look whether land is included. If it is much lower, there is a reason, and you want to hear it early.

## Two: divide two others

Earnings divided by **total sales**. A restaurant keeps fifteen to twenty-five pesewas of each cedi, a supermarket five to eight, a fuel station three to five. If a listing lies far outside what its trade can do, either something is very good or something is missing from the costs.

## Three: read what comes on top

**Inventory** is what the stock cost. Ask whether it is in the price; with us it usually is, counted on the last day. **Furniture, fixtures and equipment** is what the things are worth in use. A high figure beside low earnings means you are buying machines and not customers.

## Four: the flags

*Real estate included* means that land or buildings are part of the price; *available*, that you could have them too. *Relocatable* means the trade could move without losing its customers. *Franchisee operation* means that a brand has a say in who buys. *Lender prequalified* appears only when a named lender has looked at the figures; ask for the date.

## Five: the reason for selling

Believe it, and check it. “Retirement” should come with an owner of the right age. “Other business interests” should come with the name of the other business, once you have signed. A reason that changes between two conversations is the real one trying to get out.

## What is not there

No name, no street, no photograph. That protects the staff and in the end you, because you will want the customers still to be there when you arrive. If the price is not disclosed, it is usually a larger company, or an owner whose family has not finished talking.

## Then do my homework

When you know which one it is, and have signed, stand across the street for two hours on an ordinary Tuesday and count the people who leave with something in their hands. Multiply by the average bill. If your figure and the listing’s are within a quarter of each other, come and talk about an offer. If not, come and talk about Tuesday.`,
  },
  {
    slug: 'first-questions-for-a-seller',
    title: 'Twelve questions for your first meeting with a seller',
    category: 'Buying',
    author: 'kojo-ebo-arthur',
    office: 'osu',
    published: '2026-09-24',
    excerpt:
      'You will have about an hour, and the seller is nervous too. What to ask, in which order, and when to keep quiet.',
    body: `The first meeting decides more than people think. Nobody talks price. You are finding out whether the business is what it seems, and the seller is finding out whether you will look after it. I sit at the end of the table and say little.

Bring a notebook and these questions. Ask them in this order, as the easy ones open the door for the hard ones.

## About the beginning

1. **How did you start?** Let them tell it. You will learn what they are proud of, which is what you must not break.
2. **What does an ordinary Wednesday look like?** Hours, deliveries, who opens, who locks.
3. **What do you do yourself that nobody else can do?** Write down every item. It is the list of what you will have to learn or replace.

## About the money

4. **Which month is the worst, and how do you get through it?** Everybody has one.
5. **Who owes you, and whom do you owe?** Suppliers’ credit is worth money and does not always pass to a stranger.
6. **Which costs will rise next year?** Rent, light, wages. A seller who has thought about it will answer at once.

## About people

7. **Who would you take with you if you opened again elsewhere?** That person is your most important member of staff.
8. **Who are the five best customers, by type?** Names can wait.
9. **What would the landlord say if I rang?** Then ask us to ring.

## About the future

10. **What would you do if you had five more years and a little more money?** You may hear your own business plan.
11. **What have you tried that did not work?** It saves you from trying it again.
12. **What will you do afterwards?** The answer must make sense. An owner with nothing to go to may come back, next door.

## What not to ask

Do not ask for a lower price. Do not criticise the paint. Do not ask the staff anything, not even the way to the washroom. And never say that you will “modernise”. To somebody who has worked there for twenty years it means that you have seen only what is old.

## Afterwards

Write down the same evening what you remember and compare it with the listing. Three or four things will not fit. Send them to us, and we shall ask. A seller who answers quickly and in writing is one you can do business with.

Then sleep on it for two nights. Not one: two. The first night you dream of owning it, the second of Monday morning.`,
  },
  {
    slug: 'paying-for-a-business',
    title: 'Paying for a business: savings, sellers and lenders',
    category: 'Buying',
    author: 'ibrahim-tanko-seidu',
    office: 'airport-city',
    published: '2026-08-06',
    excerpt:
      'Few buyers have the whole sum. How most sales in our network are financed, and what each source wants in return.',
    body: `Buyers often come to me with a third of the price and an apology. There is no need for the apology. A third is where most of our sales begin. What matters is where the rest comes from, and whether the business can carry it.

## Your own money

Listings on this site show a **down payment**: what the seller wants to see on the day the keys change hands. It lies between thirty and sixty per cent as a rule. Keep something back. A buyer who spends the last cedi on the price has nothing for the first broken compressor. I advise three months of wages and rent in a separate account.

## The seller

In about half of our sales the seller waits for part of the money, for one to two and a half years. It keeps the price up for them and makes it possible for you. It also tells you something: a seller who will wait believes that the business will go on earning.

Expect to be asked for security: the equipment, a guarantor, the lease in two names until the end. Expect a clause that you may not sell the trucks before you have paid for them. That is fair.

## Banks and savings companies

Lenders here look at collateral first and at earnings second. Land helps, audited accounts help, an account with regular turnover helps. Go early, before you have found the business, and ask what they would need. If a listing says *lender prequalified*, a named lender has read the figures. They still have to read you.

Interest is high enough to eat a thin margin. Before you sign, we draw up one page: earnings of the past year, minus your own living, minus all instalments. If less than a fifth remains, the loan is too large, whatever the bank says.

## Family abroad

Money from relatives is common, and it is seldom written down. Write it down. Is it a loan or a share? If a share, who decides? A brother in Hamburg who thinks he owns half of a trucking firm will want to choose the tyres.

## Partners

Two friends can buy what one cannot. Agree at the beginning how one of them can leave: at what price, within which time. You will never be as reasonable about it as on the first day.

## In cedi

Prices are agreed and paid in Ghana cedi, also when the buyer earns in another currency. If your money comes from abroad, start the transfer early and keep every paper that shows where it came from.

Then buy one truck fewer than you can afford. My father’s advice, after thirty years on the road to Ouagadougou, and I have not heard better.`,
  },
  {
    slug: 'coming-home-to-buy',
    title: 'Coming home to buy: notes for buyers abroad',
    category: 'Buying',
    author: 'mawuli-kpodo',
    office: 'east-legon',
    published: '2026-07-09',
    excerpt:
      'Two weeks in December are not enough to choose a business. How to prepare from London, Toronto or Hamburg, and what to leave to others.',
    body: `Every December the office fills with people who have flown in for three weeks and would like to buy a business before they fly back. Some do. The ones who are happy two years later did most of the work before they packed.

## Decide what life you want

Do you want to run it yourself, every day, in the heat and the traffic? Or do you want somebody to run it while you earn in pounds for five more years? These are different businesses. The second needs a manager who is already there and figures you can check from a phone. It costs more and yields less, and there is nothing wrong with that.

## Learn the trade where you are

If you mean to buy a bakery, work in one for a month of Saturdays. You will know more than most sellers expect.

## Use the year before

- Get on the matching list of the office where you want to live. Read thirty listings and divide price by earnings until you have a feeling for it.
- Sort out your papers: identity, proof of funds, and if you are not a citizen, which trades are open to you. Some are reserved for Ghanaians: salons and barber shops, retail pharmacies and sachet water among them. Ask a lawyer about your own case.
- Choose a lawyer and an accountant here who are not related to you.

## Look from afar

We hold video calls at your hours, and film walk-throughs without showing the sign. Ask us to film a Monday morning and not only a Friday night. Ask for the mobile-money statement of one ordinary week. Send someone you trust to stand across the road.

## Then come, for longer

Give it five weeks, and not at Christmas. December flatters everything: restaurants, hotels, even roads. Come in June, when the rains show you the roof and the drains, and the quiet month shows you the staff.

Work in the business for a week before you pay, under whatever title has been agreed with the seller. Many will allow it once the deposit is in the lawyer’s account.

## Do not employ your family at once

It is the most common sentence in my notes. Your cousin may be excellent. Let them apply, in writing, after the first year.

## When you go back

If you have to leave after buying, leave one person in charge, not two. Agree on five figures that reach you every Monday: takings, bank balance, stock, wages, complaints. If they do not come by noon, ring. If they do not come twice, fly.

Welcome home. It takes a little longer than you think, and it is worth it.`,
  },
  {
    slug: 'walking-a-site-with-an-engineer',
    title: 'Walking a site with an engineer',
    category: 'Buying',
    author: 'narh-tetteh-ocloo',
    office: 'tema',
    published: '2026-04-16',
    excerpt:
      'A cold store, a block works, a bakery: what machines tell you about a business before anyone opens an account book.',
    body: `I am an engineer by training, and I look at a business through its machines. They cannot flatter. In one hour on the floor you learn how the owner thinks about the future: somebody who greases bearings pays taxes.

Here is my round. You can do it without a degree.

## Before you enter: power

Find the transformer, the meter, the generator. Ask for the light bills of twelve months and the diesel bills beside them. Together they draw a curve. If sales are said to have grown and the curve has not, ask how.

Look at the hours on the generator’s counter. Divide by its age. Anything above two thousand hours a year means that it has been the main supply, and will need an overhaul on your account.

## The compressor, the oven, the press

Read the plate: maker, year. Then find the log. A sheet on a nail, with dates and signatures, is worth more than a new coat of paint. No log is an answer too.

Listen. A healthy machine has one voice. Put your hand on the housing, carefully; heat where there should be none means wear. Look at the floor beneath it. Oil on the floor is money on the floor.

Ask to see the machine start from cold. Sellers like to have everything warm and running when you arrive.

## Spare parts

Ask to see the shelf with the spares. Belts, seals, a contactor, a pump: an owner who keeps them has stood still once and has not forgotten. Ask where parts come from and how long they take. If the answer is “we fabricate”, find out who, and whether he is young.

## Water, waste, fire

Where does the water come from, and where does it go? Is there a permit for what goes down the drain? When did the fire service last visit? Permits tied to the site usually stay; those tied to a person have to be made again.

## People at the machines

Ask the operator, with the owner’s permission, what he would replace first. Then ask the owner. If both name the same thing, you have a good team, and a bargaining point.

## The list

At the end I write one page: what works, what will need money within a year, within three, and what is at its end. Both sides get the same page. The price usually moves by about the sum of the second column. Nobody has ever been angry about it, because it is true.

Wear closed shoes. I have seen too many good buyers in sandals beside a block press.`,
  },
];
