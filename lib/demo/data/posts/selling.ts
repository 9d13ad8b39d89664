import type { PostRecord } from '../../records';

/** Posts for owners who think of selling. */
export const sellingPosts: readonly PostRecord[] = [
  {
    slug: 'how-to-keep-a-sale-quiet',
    title: 'How to keep a sale quiet in a town that talks',
    category: 'Selling',
    author: 'yaw-barimah-antwi',
    office: 'adum',
    published: '2026-11-05',
    excerpt:
      'Staff, suppliers and neighbours hear things before lunch. What we do so that they hear it from you, on the day you choose.',
    body: `In Kumasi a rumour crosses the market faster than a trotro. “She is selling” becomes “she is in trouble” within the hour, and by evening a supplier has asked for cash. So we plan for silence from the first phone call.

## Who knows, and when

Write down every person who would be affected: your spouse, your children, your head of staff, your landlord, your bank, your three largest customers. Beside each name goes the week in which they will hear, and from whom. Nobody may learn it by accident who appears on that list with a date.

Your family comes first. I ask for one meeting with everyone who believes they have a say, before a single figure is written. A cousin who is told late can undo a year’s work.

## What the public sees

A listing on this site says what the business does, in which part of town, what it earns and what it costs. It never gives the name, the street or a photograph. The picture is a drawing. We read each text as your competitor would, and change whatever would give you away. “The only bakery in Tafo with a wood oven” is a name by other means.

## Who gets more

A buyer who wants to know more tells us who they are, how much money they have, and signs a confidentiality agreement. It covers three things people forget: that the sale exists is itself a secret, that they may not speak to your staff, and that they may not go to the shop and ask questions.

You see the list of everyone who has received your papers, with the date. Each copy carries a number. I have needed that number once in twenty-five years.

## Viewings that look like nothing

First viewings take place as a customer: the buyer eats, has a shirt cleaned, fills the tank. The second is early or on a Sunday, and the visitor is “from the insurance”. Nobody has to lie much. Buildings are looked at by all sorts of people.

## When somebody asks

Sooner or later somebody will. Have an answer ready that is true: “I am always being asked. For the right offer anybody would think about it.” Then talk about football.

## The day you tell them

Tell your staff together, in the morning, with the buyer present if the papers are signed. Say what stays the same before you say what changes. Have the wages for the month already paid. Afterwards telephone the suppliers yourself, in the order of your list.

Silence is not secrecy for its own sake. It keeps the business whole until the person who will care for it next is ready to take hold.`,
  },
  {
    slug: 'handing-over-staff',
    title: 'Handing over your staff as well as your keys',
    category: 'Selling',
    author: 'afua-nhyira-bonsu',
    office: 'ahodwo',
    published: '2026-10-15',
    excerpt:
      'People are what most buyers really pay for. How to bring them through a change of owner with their trust and their savings intact.',
    body: `When my parents sold their clinic in Santasi, they worried about the licence, the price and the X-ray machine. The buyer worried about Sister Grace. If the head nurse left, so would half of the patients. Everything else could be repaired.

Here is what I have learned since, from my own side of the table and from the other.

## Put their papers in order first

Before a buyer asks, make sure that every person who works for you has a written contract with a start date, a wage and a notice period; that social security is paid to date; and that leave owed is known to the day. Missing contributions are the most common hidden debt I find. They surface in the last week of a sale, and then they cost more than money.

If you have helped staff with informal loans, list them. Decide whether they are gifts, or whether the buyer takes them over.

## Ask a lawyer about the change itself

Whether people keep their contracts, or are paid off and taken on again, depends on how the sale is made. Selling the shares of a company is different from selling a shop’s stock and equipment. Each way has rules, and severance may be due. An hour with a lawyer before the price is agreed saves a quarrel after it.

## Tell the one you cannot do without

There is usually one person who must know early. Tell them when a serious buyer exists, in confidence, together with the buyer’s plan for them. A bonus paid by the seller, half on completion and half six months later, has kept many a manager at the right moment. It is money well spent; write it down.

## Then tell everybody, once

Choose a morning, not an evening, and not a Friday. Say who is buying, why you chose them, what will stay. Introduce the buyer and then leave them alone with the team for half an hour. It is their house now, and people need to try their voice in it.

## The first ninety days

We ask buyers to change nothing for the first month except what staff themselves ask for. A broken kettle replaced on day two does more than a speech. In the second month they may sit with each person and ask three questions: what works, what does not, what would you do with my money? In the third they may begin.

## And you

Come by when you are asked, and stay away when you are not. Take a real holiday in the second week. The staff will look for you, and it is kinder if they have to ask the new owner instead.

Sister Grace, by the way, is still there. She runs the place.`,
  },
  {
    slug: 'two-years-before-you-sell',
    title: 'Two years before you sell: a calendar',
    category: 'Selling',
    author: 'yaw-barimah-antwi',
    office: null,
    published: '2026-09-10',
    excerpt:
      'Most of the price is decided long before the listing goes out. What to do in which quarter, from the first thought to the signature.',
    body: `The owners who sell well are seldom the ones who negotiate best. They are the ones who began early. Here is the calendar I give to anyone who tells me they are thinking of it “one day”.

## Months 1 to 3: know where you stand

Ask for a valuation, from us or from anyone who will show their working. It is not a promise; it is a map. Note the three things that lower the figure most. They are your work for the next year.

Talk to your spouse and to your children. Ask them, do not tell them. More than once a daughter whom nobody had asked turned out to want the business.

## Months 4 to 9: papers

- Renew the lease, or write down the one that was only ever spoken. Five years or more is a good length for a sale.
- Put permits, certificates and tax clearances in one folder, with their dates on the cover.
- Separate private spending from the business, down to the phone.
- If the land is yours, have a search made at the Lands Commission and keep the answer.

## Months 10 to 15: make yourself unnecessary

Take two weeks away, without calling. Look at what went wrong. Write down how it should be done, give it to someone, and go away again. A business that runs for a month without its owner has changed its nature, and its price.

Spread your customers and your suppliers. If one of them is more than a fifth of your trade, win three small ones.

## Months 16 to 18: tidy up

Sell the van that never leaves the yard. Write off the stock that will not move. Repaint what customers see, and nothing else. A buyer will change your taste anyway.

## Months 19 to 21: to market

We prepare the listing and the information pack, which takes about four weeks. The first serious enquiries usually come in the first month. Expect to talk to eight to twelve people, show papers to four, and negotiate with two.

## Months 22 to 24: to the table

An offer in writing, with a deposit. The buyer’s checks, six to eight weeks if your folder is ready. Agreement, signature, handover.

## If you have less time

Illness and other surprises do not read calendars. Then do three things at once: the lease, the folder, and one person who can open the door without you. I have seen those three rescue a sale within ten weeks.

And if after two years you like your tidy, quiet business too much to sell it, I shall be glad. It happens every year.`,
  },
  {
    slug: 'selling-to-your-employees',
    title: 'Selling to the people who work for you',
    category: 'Selling',
    author: 'emmanuel-kwadwo-acheampong',
    office: 'ahodwo',
    published: '2026-05-14',
    excerpt:
      'They know the work and have no money. How a sale by instalments can be safe for both sides, drawn on one page.',
    body: `I sold my own catering business to my head cook. She had been with me for nine years and had saved GH₵40,000. The price was GH₵310,000. It took four years, and we are still friends. Here is the page we drew.

## The price first

Agree the price as if a stranger were buying. Have somebody outside value the business, and both of you sign the figure. A friendly price leads to an unfriendly third year, when one of you feels cheated and cannot say so.

## The first payment must hurt a little

Her savings were thirteen per cent, and that was not enough. We waited a year. She put aside part of her wage, an uncle lent some, and she came back with thirty per cent. I am glad that we waited. The buyer has to have something of their own to lose, and you need enough to live on if all goes wrong.

## Instalments that follow the season

Funerals and weddings fill the months from November to April. In the rains there is little. So she paid GH₵9,000 in each good month and GH₵2,000 in each poor one. A plan that ignores the season fails in its first July.

## Security

Until the last payment three things were mine: the trucks, the right to see the bank statements each month, and the lease, which stood in both names. A lawyer wrote it up in four pages. If she missed two payments in a row, we would meet within ten days with a person we both trusted. We never had to, and I believe that is because we had said what would happen.

## Who decides

From the first day she decided about everything except two matters: borrowing, and selling equipment. For those she needed my signature. An owner who stays on as a second boss ruins the kitchen.

## What the others say

Other staff will ask why her and not them. Tell them openly how it came about. Two of ours were given a small share of profit for the first two years, and it cost less than replacing them.

## When it is not the right way

If you need the whole sum at once, sell to someone who has it. If there is nobody among your people who already does half of your work, do not choose the nicest one; train someone, or look outside. And if the business only just feeds one owner, it cannot feed an old one and a new one together.

Otherwise consider it. Nobody else knows where the good knives are.`,
  },
  {
    slug: 'selling-a-school-without-losing-a-term',
    title: 'Selling a school without losing a term',
    category: 'Selling',
    author: 'akosua-agyeiwaa-boateng',
    office: 'east-legon',
    published: '2026-03-26',
    excerpt: 'Parents forgive a new sign, but not a surprise. How to plan the change around the school year.',
    body: `A school is sold three times: to the buyer, to the staff, and to the parents. The first sale is the shortest. I have accompanied nineteen schools and crèches to new owners, and what went well went well because of the calendar.

## The quiet part: September to April

Prepare while lessons go on. You need the registration documents and the last inspection, the land papers or the lease, a list of staff with contracts and contributions, and fees by class for three years: charged, received, forgiven, still owed.

The last column matters most. Every school has arrears. A buyer does not mind them; a buyer minds discovering them. We agree early whether old arrears belong to the seller or the buyer, and who collects. My method is simple: the seller keeps everything up to the last day of term, and the new bursar collects it for a tenth.

## Viewings

Buyers come in the afternoon or in the holidays, as visitors to the hall or as prospective parents. They do not speak to teachers. The head teacher, if they are not the owner, is told when an offer has been accepted, and gets a letter from the buyer with their position, their pay and the plans for the first year.

## The signature: May to July

Sign in the second half of the summer term and complete in the long vacation. Fees for the new year then belong clearly to the new owner, and every advance payment received before that date is listed and handed over. Buses, insurance and the canteen change names in August.

## The announcement

After the results, before the holidays: a letter from the founder, one page, in warm words. It says who is taking over and why they were chosen; that the head teacher stays; that fees for the coming year will not change beyond what was already announced. A meeting for parents follows within the week, with the buyer on the platform. Bring the children’s choir. I mean it.

## The first day of the new year

The founder stands at the gate beside the new owner. Children run to the founder, parents see it, and the founder turns them gently round. It is the most valuable hour of the whole handover.

## After that

Let the uniform live for a year. Let the school song live forever. Enrolment usually dips by a child or two per class and recovers by January. In one case it rose, since the new owner repaired the toilets in the first week, and told no one.

If you are a founder reading this in March, you are in time for next summer, not for this one. Come and see me with the folder.`,
  },
];
