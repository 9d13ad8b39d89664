import { getBackend } from '../backend/payload';
import { type Contact, readContact } from '../backend/person/contact';
import { erasePerson } from '../backend/person/erase-person';
import { showPerson } from '../backend/person/find-person';
import { withdrawNewsletter } from '../backend/person/withdraw-newsletter';

const usage = 'npm run person -- export|erase EMAIL|PHONE, or npm run person -- withdraw EMAIL';

const works = new Map<string, (contact: Contact) => Promise<void>>([
  ['export', exportPerson],
  ['erase', erase],
  ['withdraw', withdraw],
]);

try {
  const [act, written = '', ...more] = process.argv.slice(2);
  const contact = readContact(written);
  const work = works.get(act ?? '');
  if (!work || !contact || more.length > 0) throw new Error(usage);
  if (work === withdraw && contact.kind !== 'email')
    throw new Error(`A newsletter goes to an address: ${usage}`);
  await work(contact);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Who wants no newsletter any more. */
async function withdraw(contact: Contact): Promise<void> {
  await withdrawNewsletter(await getBackend(), contact.value);
  console.log(`Noted: ${contact.value} wants no newsletter any more.`);
}

/** All of it as JSON, to be handed to whom it is of. */
async function exportPerson(contact: Contact): Promise<void> {
  const payload = await getBackend();
  const person = await showPerson(payload, contact);
  console.log(JSON.stringify({ contact: contact.value, ...person }, null, 2));
}

async function erase(contact: Contact): Promise<void> {
  const payload = await getBackend();
  const { leads } = await showPerson(payload, contact);
  const others = new Set(leads.flatMap(({ email, phone }) => [email, phone]));
  const { leads: gone, registrations, mails, texts, consents } = await erasePerson(payload, contact);
  console.log(
    `Erased: leads ${gone}, registrations ${registrations}, mails ${mails}, text messages ${texts}. Of ${consents} entries of the ledger of consents the contact was taken out; what was agreed to, and when, is kept.`,
  );
  for (const other of others)
    if (other && readContact(other)?.value !== contact.value)
      console.log(`The same leads named ${other}: what else stands under it is still there.`);
  console.log('Not reached: mailboxes, backups, and files that were exported.');
}
