import { z } from 'zod';
import { countryCodeSchema, countryCodes } from '../../schemas/country.ts';
import { localeSchema, locales } from '../../schemas/locale.ts';
import { environment, givenVariables } from '../environment.ts';
import { readProxies } from './accounts/client-address.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** What `lib/map` fills in for each square of a street map. */
const isTileAddress = (address: string) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part));

const always = {
  SITE_URL: webAddress.default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  COUNTRY: countryCodeSchema.optional(),
  ENABLED_LOCALES: z
    .string()
    .optional()
    .refine((list) => list?.split(',').every((word) => localeSchema.safeParse(word.trim()).success) ?? true),
  MAP_TILES: webAddress.refine(isTileAddress).optional(),
  MAP_CREDIT: z.string().max(200).optional(),
};

function areProxies(list: string | undefined): boolean {
  try {
    readProxies(list ?? '');
    return true;
  } catch {
    return false;
  }
}

/** With `CONTENT_GRAPHQL_URL` the site reads from a server elsewhere and needs no database. */
const withoutDatabase = z.object({ ...always, CONTENT_GRAPHQL_URL: webAddress });

const withDatabase = z.object({
  ...always,
  TRUSTED_PROXIES: z.string().optional().refine(areProxies),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(32),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^[^\r\n]*@[^\r\n]+$/)
    .optional(),
  HUBTEL_CLIENT_ID: z.string().optional(),
  HUBTEL_CLIENT_SECRET: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(\w{1,11}|\+?\d{3,15})$/)
    .optional(),
  SMS_INBOUND_SECRET: z.string().min(24).optional(),
});

/** What to do about each variable that is missing or wrong. */
const advice: Record<string, string> = {
  SITE_URL: 'set it to the public address of the site, as https://www.example.com',
  DATA_DIR: 'set it to a folder the site may write to, or leave it out for .data',
  COUNTRY: `set it to one of ${countryCodes.join(', ')}, or leave it out for GH`,
  ENABLED_LOCALES: `set it to languages separated by commas, out of ${locales.join(', ')}, or leave it out for en-GH,en-US`,
  MAP_TILES:
    'set it to the address of a square, as https://tiles.example.com/{z}/{x}/{y}.png, or leave it out to show offices on the drawn map of the country',
  MAP_CREDIT:
    'set it to who is to be named below street maps, as [© OpenStreetMap contributors](https://www.openstreetmap.org/copyright), or leave it out with MAP_TILES',
  CONTENT_GRAPHQL_URL:
    'set it to the GraphQL address of the content server, as https://cms.example.com/graphql, or leave it out to use the database',
  DATABASE_URL:
    'set it to a PostgreSQL address, as postgres://user:password@host:5432/name, or start with "npm run demo", which brings its own database',
  TRUSTED_PROXIES:
    'set it to the addresses of your proxies, as 127.0.0.1, 10.0.0.0/8, or leave it out when clients connect directly',
  SMTP_URL:
    'set it to the mail server, as smtp://user:password@mail.example.com:587, or leave it out to have mail written into the folder outbox',
  MAIL_FROM: 'set it to the sender of mail, as Meridian <hello@example.com>, or leave it out',
  HUBTEL_CLIENT_ID:
    'set it to that of the Hubtel account, or leave it out to have text messages written into the folder outbox',
  HUBTEL_CLIENT_SECRET: 'set it to that of the Hubtel account, or leave it out with HUBTEL_CLIENT_ID',
  SMS_SENDER:
    'set it to the sender that is registered with Hubtel, at most 11 letters and digits, as Meridian',
  SMS_INBOUND_SECRET:
    'set it to at least 24 random characters and give it to the gateway with the address /api/sms/inbound?secret=…, so that STOP and HELP are heard, or leave it out and Hubtel with it',
  PAYLOAD_SECRET: 'set it to at least 32 random characters, for instance from: openssl rand -hex 32',
};

type Source = Record<string, string | undefined>;

/**
 * What is wrong with the environment, one sentence per variable, naming it and saying what to do;
 * none when the site can start. An empty variable counts as missing.
 */
export function environmentFaults(source: Source): string[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const schema = given.CONTENT_GRAPHQL_URL === undefined ? withDatabase : withoutDatabase;
  const wrong = schema.safeParse(given).error?.issues.map((issue) => String(issue.path[0])) ?? [];
  const uncredited = given.MAP_TILES !== undefined && given.MAP_CREDIT === undefined ? ['MAP_CREDIT'] : [];
  const names = new Set([...wrong, ...uncredited, ...missingWithHubtel(given)]);
  return [...names].map(
    (name) => `${name} is ${given[name] === undefined ? 'missing' : 'wrong'}: ${advice[name]}.`,
  );
}

/** What whoever texts people has to have: none of the account may be missing, nor what hears that they want no more. */
const withHubtel = ['HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET', 'SMS_SENDER', 'SMS_INBOUND_SECRET'];

function missingWithHubtel(given: Source): string[] {
  const isNamed = given.HUBTEL_CLIENT_ID !== undefined || given.HUBTEL_CLIENT_SECRET !== undefined;
  if (!isNamed || given.CONTENT_GRAPHQL_URL !== undefined) return [];
  return withHubtel.filter((name) => given[name] === undefined);
}

/** True when this instance reads its content from a server elsewhere and has no backend of its own. */
export function hasRemoteContent(): boolean {
  return Boolean(environment.contentGraphqlUrl());
}

/** Ends the process with one line that names every faulty variable; does nothing when there is none. */
export function requireEnvironment(source: Source = givenVariables()): void {
  const faults = environmentFaults(source);
  if (faults.length === 0) return;
  console.error(`Tessera cannot start. ${faults.join(' ')}`);
  process.exit(1);
}
