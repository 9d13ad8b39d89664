import type { PostRecord } from '../../records';

/** Posts on law, leases and papers. */
export const paperPosts: readonly PostRecord[] = [
  {
    slug: 'working-with-a-lawyer',
    title: 'Working with a lawyer on the sale of a business',
    category: 'Law and papers',
    author: 'nii-amasah-quarcoo',
    office: 'airport-city',
    published: '2026-10-08',
    excerpt:
      'When to call one, what to bring, what it should cost you in time, and which questions only a lawyer may answer.',
    body: `We are brokers. We can tell you what a business is likely to fetch, who might buy it and how to talk to them. We may not tell you what the law says about your case. For that you need a lawyer, and the sale goes better when you choose one early.

## Choose somebody who does this

Ask two questions: how many businesses have you helped to sell or buy in the past three years, and may I speak to one of those clients? A fine court advocate may never have drafted a schedule of equipment. Choose your own lawyer, not the other side’s, and not one who is related to both.

## Bring a folder

An hour with a folder is worth three without one. Put into it:

- the certificate of registration and, for a company, its regulations, directors and shareholders
- the lease or the indenture with site plan, and the last search at the Lands Commission
- permits and licences, each with its date and the name it is issued to
- contracts that matter: suppliers, large customers, the franchise agreement, loans
- the list of staff
- tax and social security clearances

Tell your lawyer what worries you. They cannot find what they are not looking for.

## Shares or assets

The first thing to decide is what is being sold. If you sell the **shares** of a company, the buyer takes it as it is: contracts, permits, debts, the unpaid bill from 2021. If you sell the **assets**, the buyer takes what is on the list and leaves the rest with you. Taxes differ, staff are treated differently, and some permits survive only one of the two. Ask about this before the price is agreed, because it changes the price.

## The usual papers

1. A **confidentiality agreement**, before anything is shown.
2. A **letter of intent**: price, deposit, timetable, who does not talk to other buyers and for how long.
3. The **sale agreement** with its lists, promises and what happens if a promise was untrue.
4. **Security** for instalments, if the seller waits for part of the money.
5. **Consents**: landlord, franchisor, bank, regulator.

## Where the deposit lies

In the lawyer’s client account or another account that neither side can empty alone. Never in the seller’s pocket, however honest.

## Keep the roles apart

Your lawyer protects you and will name every risk. That is the job. We look for a way in which both sides can live with the risks. You decide. When a negotiation sticks, put all of us at one table for an hour, with tea. It is the most productive hour of most sales, and cheaper than ten letters.

*This is general information and no legal advice.*`,
  },
  {
    slug: 'leases-landlords-and-the-sale',
    title: 'Leases, landlords and the sale of a shop',
    category: 'Law and papers',
    author: 'kojo-ebo-arthur',
    office: 'osu',
    published: '2026-07-30',
    excerpt:
      'A shop with eleven months left is a table with three legs. How to talk to the person who owns the fourth.',
    body: `I have seen good shops become unsellable over a sheet of paper that was never written. In Accra a lease is often a handshake, a receipt for two years’ advance and a telephone number. That is enough to trade on, and not enough to sell on.

## What a buyer wants to know

- How many years are left?
- What is the rent, in which currency is it due, and when does it rise?
- What has been paid in advance, and does it pass to the buyer?
- May the lease be handed to another person?
- Who owns the fittings, the partition walls, the borehole?
- What happens when the landlord dies?

If the answers are in one signed document, your shop is worth more by lunchtime.

## Talk before you need to

Go to the landlord a year before you think of selling, about renewal and not about selling. Most landlords like a tenant who thinks ahead. Ask for five years with an option of five more, and for one sentence: *the tenant may transfer the lease to a person of good standing, with consent that will not be withheld without reason.* Offer something in return: the roof you mean to repair anyway, or a year’s rent in one payment.

## Family houses

Many shops stand in family houses. The auntie who has collected the rent since 1998 may not be the one who can sign. Find out early who can, and whether they agree with each other. A lawyer’s search costs little. An objection in the last week costs the sale.

## When the sale is near

Do not let the landlord hear it in the market. We go together, the seller and I, with the buyer’s name in our pocket and not yet on the table. We say that the business will continue, the rent will be paid, the building will be cared for. Only when the landlord agrees in principle does the buyer come along, in person, with references.

Some landlords ask for a payment for their consent. If it is modest, and written on the receipt, we treat it as one of the costs of the sale. If it is not modest, we talk again.

## Rent paid in advance

It is money in the ground. Count the unused months on the day of handover and put the sum into the price as a separate line. Buyers pay it gladly, as they can see what it is.

## If you own the building

Then you have two things to sell, and may sell them to two people. Many owners keep the walls, let them to the buyer for ten years and live from the rent. Ask us to work out both ways before you decide. The one that looks smaller on the day is often larger by the fifth year.`,
  },
  {
    slug: 'what-an-nda-protects',
    title: 'What a confidentiality agreement protects, and what it cannot',
    category: 'Law and papers',
    author: 'esi-hayford-bentil',
    office: 'airport-city',
    published: '2026-05-28',
    excerpt:
      'It takes four minutes to sign. What you promise as a buyer, what you gain as a seller, and why we keep such exact records.',
    body: `Before we tell a buyer which business is behind a listing, we ask for a signature. Some hesitate. I file one of these agreements for every buyer in every sale I lead, so let me explain what is in them.

## What a buyer promises

**To use what you learn for one purpose:** deciding whether to buy. Not to open next door, nor to bargain with the same suppliers.

**That the sale itself is a secret.** It is not enough to keep the figures to yourself. That this business is for sale at all is confidential.

**Not to approach the staff, the customers, the suppliers or the landlord.** All contact goes through the broker, until both sides agree otherwise.

**Not to hire the staff** for a time, usually two or three years, if you do not buy.

**To return or destroy the papers** if you walk away.

You may show the papers to your lawyer, your accountant, your spouse and your bank. They are bound through you, so tell them.

## What a seller gains

First of all, a better class of curiosity. People who only want to know what the neighbour earns do not sign. Second, a list: you can see at any time who has received which paper, and when. Third, a ground to stand on if somebody breaks their word.

## What it cannot do

It cannot make anyone forget. It cannot protect what was known before. And it is no use if you yourself tell the story at a funeral. A court can award damages, but it cannot put a rumour back. That is why we give out little at first and more as trust grows: the listing, then a summary without a name, then the name, then the accounts, and customers’ names only at the very end.

## How we record it

For each signature we keep the exact wording, with its version; the full name, e-mail and telephone number; the date and time; and a copy in PDF, which goes to the buyer and the broker at the same moment. Nothing in that record can be altered afterwards. When the wording changes, we ask again. It may look like a lot of care for a promise, yet it is exactly this care that makes the promise worth something.

## Signing on a telephone

The law in Ghana recognises electronic records and signatures. Read the text to the end, type your name as it stands on your identity card, and keep the PDF. If something is unclear, ask before you sign. We would much rather explain a sentence than enforce it.

*This is general information and no legal advice.*`,
  },
  {
    slug: 'land-papers-before-price',
    title: 'Land papers before price',
    category: 'Law and papers',
    author: 'kwasi-offei-darko',
    office: 'koforidua',
    published: '2026-02-19',
    excerpt:
      'I will not list a property whose papers I have not seen. What to collect, where, and in which order.',
    body: `I was a land surveyor for the district before I became a broker, and I have walked the boundary of nearly everything I have sold. It is not mistrust. It is the one question that can ruin a buyer completely: is this land yours to sell?

A guest house with doubtful land is a bed in somebody else’s house. So I ask for the papers on the first visit, before the price and before the tea.

## What you should have

- The **indenture** or lease, stamped and registered, and not only a receipt from the family.
- A **site plan** signed by a licensed surveyor, with coordinates a modern instrument can find.
- The **search report** from the Lands Commission, not older than a few months, which says in whose name the land stands and who else claims it.
- The **permit** for the building, and for what the building is used as. A house turned into a hotel needs the paper of a hotel.
- Receipts for ground rent and property rate.

If you are not a citizen, the law limits how long you may hold land. A lawyer will tell you what that means for you.

## What is often missing

**The stamp.** An indenture that lay in a drawer for eleven years can usually be stamped and registered late, with a penalty. Do it now. It takes months, and no serious buyer will wait for it.

**A family’s agreement.** The head of family signs, with the principal members. If an elder has died since, find out who follows.

**The corner pillars.** I take the plan, a tape, and somebody from the neighbouring plot, and look for all four. The fourth is often under a neighbour’s wall. Better I find it than the buyer’s surveyor.

## When there is a dispute

Tell me. Disputes can be settled, or the part in question can be left out, or the business can be sold without the land on a long lease. What cannot be repaired is a buyer who hears of it from the taxi driver.

## In the listing

*Real estate included* on our pages means that the broker has seen a registered title or lease and a recent search. *Available* means that it could be bought or rented in addition. If neither is ticked, the business rents its place, and you should read the lease with the same eyes.

Digital addresses are a blessing for finding a gate, but they prove nothing about ownership. A five-metre square on a telephone belongs to no one.

Bring me the folder on a Tuesday. On Wednesdays I am out walking somebody’s boundary, once with a goat.`,
  },
  {
    slug: 'mergers-for-companies-of-fifty',
    title: 'Mergers are not only for banks',
    category: 'Law and papers',
    author: 'nii-amasah-quarcoo',
    office: 'airport-city',
    published: '2026-01-22',
    excerpt:
      'Two distributors with one warehouse too many. When it makes sense for medium-sized companies to join, and how it is done.',
    body: `When people hear of mergers they think of banks and mining houses. Most of those I have worked on joined two companies nobody outside their trade had heard of: a pair of distributors, three clinics, a printer and the designer across the road.

## Why join at all

**One warehouse too many.** Two companies serve the same shops with different goods. Together they need one fleet, one store and one finance manager.

**Succession.** An owner of sixty-five has a good company and no heir; one of forty-five has energy and no capital. A merger can pay the first over time and give the second something worth running.

**A customer who has grown.** A supermarket chain wants one supplier for the whole country. Neither of you can do it alone.

If the only reason is size, do not do it. Two weak companies make one weak company with a larger rent.

## Talk about three things first

Before lawyers and valuations, the owners should spend a day together and answer, in writing: who leads, what it is called, and what happens if we cannot agree. If those three go well, the rest is work. If not, you have lost a day instead of a year.

## How the shares are found

Each company is valued in the same way, on the same date, by the same person. Not each by its own uncle. We adjust for debts, for land, for stock that will not sell, and for the pay the owners take. The shares follow from the two values. Where one side puts in land and the other earnings, it is often better to keep the land outside and let the new company rent it.

## The order of the papers

1. A confidentiality agreement, both ways.
2. Heads of terms: two pages, signed, mostly not binding.
3. Examination of the books, contracts, permits, staff and claims, by both sides.
4. A shareholders’ agreement, of which the exit is the most important chapter.
5. Consents: banks, landlords, principals, regulators. Some combinations have to be notified. Your lawyer will know.
6. Completion, and a plan for the first hundred days.

## The first hundred days

Choose one payroll, one price list and one set of books in the first month. Choose the people who will lead before they have to ask. Keep both names on the door for a year if customers love them. Visit the ten largest customers together, both owners in one car.

## How long it takes

Nine to twelve months from the first lunch. It should never be quicker; you are choosing a relative.

*This is general information and no legal advice.*`,
  },
];
