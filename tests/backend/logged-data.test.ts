import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { redactConsole } from '@/lib/logging/redact-console';
import { forms, isLeadForm, type LeadFormName } from '@/schemas/forms/forms';
import { type FormsHarness, startForms } from '../contract/start-forms';
import { validForms } from '../contract/valid-forms';
import { openDatabase } from '../support/open-database';
import { runsInVariant, sampleCases } from '../support/test-scope';
import { asSystem, officeCases } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';

const canary = 'canary4711';
const admin = { email: 'canary4711@example.com', password: 'long enough to pass' };

const formNames = Object.keys(forms).filter(isLeadForm);
let harness: FormsHarness;
let database: ReturnType<typeof openDatabase>;
let api: CmsApi;
let headers: Record<string, string>;
/** Everything that the process has written since the last fault began. */
let output: string[] = [];
const documents = new Map<CollectionSlug, Record<string, unknown>>();

/** A text field of each collection; `null` for rows that only the system writes. */
const textFields = {
  offices: 'heading',
  regions: 'name',
  staff: 'name',
  pages: 'title',
  'website-sections': 'name',
  posts: 'title',
  menus: 'name',
  reviews: 'author',
  'sale-stories': 'title',
  people: 'role',
  redirects: 'to',
  templates: 'name',
  media: 'alt',
  listings: 'title',
  leads: 'notes',
} as const satisfies Partial<Record<CollectionSlug, string>>;
type Tried = keyof typeof textFields;
const tried = Object.keys(textFields).filter((name): name is Tried => name in textFields);

/** Tables that a form writes to; a fault in one of them fails the form. */
const formTables = ['leads', 'mail_queue', 'buyers', 'consents'] as const;
const faults = ['statement timeout', 'lost connection', 'constraint'] as const;
type Fault = (typeof faults)[number];

beforeAll(async () => {
  harness = await startForms();
  const { payload } = harness.contract;
  // Named, so that a fault spares the connections of the test itself.
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.searchParams.set('application_name', 'test');
  database = openDatabase(url.href);
  await payload.create({ collection: 'staff', data: { ...admin, name: canary, role: 'network-admin' } });
  api = await openCmsApi();
  headers = await signIn(api, admin.email, admin.password);
  captureOutput();
  await createDocuments();
}, 120_000);
afterAll(async () => {
  await database.$client.end();
  await harness.stop();
});

/** Records what reaches the streams of Payload's logger and of the console. */
function captureOutput(): void {
  const { logger } = harness.contract.payload;
  const streamSymbol = Object.getOwnPropertySymbols(logger).find(
    (name) => name.description === 'pino.stream',
  );
  const stream: unknown = streamSymbol && Reflect.get(logger, streamSymbol);
  if (typeof stream !== 'object' || stream === null) throw new Error('The logger has no stream');
  const record = (...texts: unknown[]) => void output.push(texts.map(String).join(' '));
  Object.assign(stream, { write: record });
  logger.level = 'trace';
  Object.assign(console, {
    error: record,
    warn: record,
    info: record,
    log: record,
    debug: record,
    trace: record,
  });
  redactConsole();
}

async function createDocuments(): Promise<void> {
  const { payload, regions, offices } = harness.contract;
  const network = { region: regions.accra.id, picture: offices.image };
  for (const { collection, create } of officeCases(payload, network))
    documents.set(collection, await create(offices.osu.id, true, asSystem));
  for (const collection of ['offices', 'regions', 'staff'] as const) {
    const [document] = (await payload.find({ collection, depth: 0, limit: 1 })).docs;
    if (document) documents.set(collection, { ...document });
  }
}

const tablesSchema = z.array(z.object({ name: z.string() }));
/** The tables of a collection: its rows, lists, texts per language and versions. */
async function tablesOf(prefix: string): Promise<string[]> {
  const { rows } =
    await database.execute(sql`select tablename as name from pg_tables where schemaname = 'public'
    and (tablename = ${prefix} or tablename like ${`${prefix}\\_%`} or tablename like ${`\\_${prefix}\\_v%`})`);
  return tablesSchema.parse(rows).map(({ name }) => name);
}

/** Statement timeout in ms of the backend's connections while tables are locked. */
const SHORT_TIMEOUT_MS = 60;

/** Runs calls while every statement on the tables fails. */
async function withFault(fault: Fault, tables: readonly string[], calls: () => Promise<void>): Promise<void> {
  output = [];
  if (fault === 'constraint') return withConstraint(tables, calls);
  const { options } = harness.contract.payload.db.pool;
  const before = options.statement_timeout;
  options.statement_timeout = fault === 'statement timeout' ? SHORT_TIMEOUT_MS : before;
  await endConnections(sql`true`);
  const cutting =
    fault === 'lost connection'
      ? setInterval(() => endConnections(sql`wait_event_type = 'Lock'`), 20)
      : undefined;
  const locker = await database.$client.connect();
  try {
    await locker.query(`begin; lock table ${tables.map((name) => `"${name}"`).join(', ')}`);
    await calls();
  } finally {
    clearInterval(cutting);
    await locker.query('rollback');
    locker.release();
    options.statement_timeout = before;
    await endConnections(sql`true`);
  }
}

/** Ends the backend's connections that meet a condition. */
async function endConnections(condition: ReturnType<typeof sql>): Promise<void> {
  await database
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'test' and ${condition}`)
    .catch(() => {});
}

async function withConstraint(tables: readonly string[], calls: () => Promise<void>): Promise<void> {
  const alter = async (change: string) => {
    for (const name of tables) await database.execute(sql.raw(`alter table "${name}" ${change}`));
  };
  await alter('add constraint canary_check check (false) not valid');
  try {
    await calls();
  } finally {
    await alter('drop constraint canary_check');
  }
}

const text = () => output.join('\n');

describe('what the process writes when a statement fails', () => {
  const cases = tried.flatMap((collection, at) =>
    faults
      .filter((_fault, way) => runsInVariant(at, way, faults.length))
      .map((fault) => ({ collection, fault })),
  );
  test.each(cases)('$collection, $fault: no value of a record', async ({ collection, fault }) => {
    const { id, ...document } = documents.get(collection) ?? {};
    const field = textFields[collection];
    const tables = await tablesOf(collection.replaceAll('-', '_'));
    const statuses: number[] = [];
    await withFault(fault, tables, async () => {
      const send = async (...call: Parameters<CmsApi>) =>
        statuses.push((await api(call[0], { headers, ...call[1] })).status);
      const data = {
        ...document,
        [field]: canary,
        password: canary,
        email: `new-${admin.email}`,
        revision: 1,
      };
      await send(`/${collection}/${id}`, { method: 'PATCH', body: { [field]: canary, revision: 1 } });
      await send(`/${collection}`, { method: 'POST', body: data });
      if (fault !== 'constraint') await send(`/${collection}?where[${field}][equals]=${canary}`);
    });
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(text()).not.toContain(canary);
    // Of accounts, the fault already fails the authentication.
    if (fault !== 'constraint' && collection !== 'staff') expect(text()).toContain('Failed query');
  });

  const formCases = sampleCases(
    formNames.flatMap((form) =>
      formTables.flatMap((table) => faults.map((fault) => ({ form, table, fault }))),
    ),
    13,
  );
  test.each(formCases)('form $form, $table, $fault: no value of a form', async ({ form, table, fault }) => {
    await withFault(fault, [table], async () => {
      const answer = await harness.sendTo(form, withCanaries(form), {
        'x-client-address': `10.1.${output.length}.1`,
      });
      await answer.text();
    });
    expect(text()).not.toContain(canary);
    expect(text()).not.toContain('24 412 3456');
  });

  test('signing in: neither the address nor the password', async () => {
    for (const fault of ['statement timeout', 'lost connection'] as const) {
      await withFault(fault, ['staff', 'sign_in_attempts'], async () => {
        await api('/staff/login', { method: 'POST', body: { ...admin, password: canary } });
        await api('/staff/forgot-password', { method: 'POST', body: { email: admin.email } });
      });
      expect(text()).not.toContain(canary);
      expect(text()).not.toBe('');
    }
  });
});

/** A valid form whose texts hold the canary. */
function withCanaries(form: LeadFormName): Record<string, unknown> {
  const values = validForms[form];
  const names = ['full_name', 'first_name', 'last_name', 'message', 'trade', 'town'];
  const texts = names.filter((name) => name in values).map((name) => [name, canary]);
  return {
    ...values,
    ...Object.fromEntries(texts),
    ...('email' in values && { email: admin.email }),
    ...('phone' in values && { phone: '+233 24 412 3456' }),
  };
}
