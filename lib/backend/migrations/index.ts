import * as initial from './20261128_000400_initial';
import * as places from './20261129_000400_places';
import * as leadRouting from './20261129_000410_lead_routing';
import * as contactContents from './20261129_000420_contact_contents';
import * as market from './20261129_000430_market';
import * as confidentialListings from './20261129_000440_confidential_listings';
import * as foldedLetters from './20261129_000450_folded_letters';
import * as assignedLeads from './20261129_000460_assigned_leads';
import * as leadReminders from './20261129_000470_lead_reminders';
import * as buyers from './20261129_000480_buyers';
import * as passkeys from './20261129_000485_passkeys';
import * as buyerListings from './20261129_000490_buyer_listings';

/** In the order in which they run. */
export const migrations = [
  { name: '20261128_000400_initial', up: initial.up, down: initial.down },
  { name: '20261129_000400_places', up: places.up, down: places.down },
  { name: '20261129_000410_lead_routing', up: leadRouting.up, down: leadRouting.down },
  { name: '20261129_000420_contact_contents', up: contactContents.up, down: contactContents.down },
  { name: '20261129_000430_market', up: market.up, down: market.down },
  {
    name: '20261129_000440_confidential_listings',
    up: confidentialListings.up,
    down: confidentialListings.down,
  },
  { name: '20261129_000450_folded_letters', up: foldedLetters.up, down: foldedLetters.down },
  { name: '20261129_000460_assigned_leads', up: assignedLeads.up, down: assignedLeads.down },
  { name: '20261129_000470_lead_reminders', up: leadReminders.up, down: leadReminders.down },
  { name: '20261129_000480_buyers', up: buyers.up, down: buyers.down },
  { name: '20261129_000485_passkeys', up: passkeys.up, down: passkeys.down },
  { name: '20261129_000490_buyer_listings', up: buyerListings.up, down: buyerListings.down },
];
