import { withdrawNewsletter } from '../backend/leads/consent-ledger';
import { erasePersonalData } from '../backend/leads/privacy/erase-personal-data';
import {
  type DataSubjectContact,
  getPersonalData,
  parseContact,
} from '../backend/leads/privacy/find-personal-data';
import { getBackend } from '../backend/payload';

const usage = 'npm run person -- export|erase EMAIL|PHONE, or npm run person -- withdraw EMAIL';

const actions = new Map<string, (contact: DataSubjectContact) => Promise<void>>([
  ['export', exportPerson],
  ['erase', erase],
  ['withdraw', withdraw],
]);

try {
  const [action, contactText = '', ...more] = process.argv.slice(2);
  const contact = parseContact(contactText);
  const run = actions.get(action ?? '');
  if (!run || !contact || more.length > 0) throw new Error(usage);
  if (run === withdraw && contact.kind !== 'email')
    throw new Error(`A newsletter goes to an address: ${usage}`);
  await run(contact);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Records that a contact has unsubscribed from the newsletter. */
async function withdraw(contact: DataSubjectContact): Promise<void> {
  await withdrawNewsletter(await getBackend(), contact.value);
  console.log(`${contact.value} is unsubscribed from the newsletter.`);
}

/** Prints all data of the person as JSON, for an access request. */
async function exportPerson(contact: DataSubjectContact): Promise<void> {
  const payload = await getBackend();
  const person = await getPersonalData(payload, contact);
  console.log(JSON.stringify({ contact: contact.value, ...person }, null, 2));
}

async function erase(contact: DataSubjectContact): Promise<void> {
  const payload = await getBackend();
  const { leads } = await getPersonalData(payload, contact);
  const others = new Set(leads.flatMap(({ email, phone }) => [email, phone]));
  const { leads: leadCount, buyers, mails, texts, consents } = await erasePersonalData(payload, contact);
  console.log(
    `Erased: leads ${leadCount}, buyer accounts ${buyers}, mails ${mails}, text messages ${texts}. The contact was removed from ${consents} entries of the consent log; the agreed text and its date remain.`,
  );
  for (const otherContact of others)
    if (otherContact && parseContact(otherContact)?.value !== contact.value)
      console.log(`The same leads named ${otherContact}: other data of that contact remains.`);
  console.log('Not included: mailboxes, backups and exported files.');
}
