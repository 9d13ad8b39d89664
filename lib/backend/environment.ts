import { z } from 'zod';
import { countryCodeSchema, countryCodes } from '../../schemas/country.ts';
import { localeSchema, locales } from '../../schemas/locale.ts';
import { environment, readVariables } from '../environment.ts';
import { parseProxies } from './platform/accounts/client-address.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** The placeholders of a map tile URL that `lib/map` replaces. */
const isTileUrl = (url: string) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part));

const commonVariables = {
  SITE_URL: webAddress.default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  COUNTRY: countryCodeSchema.optional(),
  ENABLED_LOCALES: z
    .string()
    .optional()
    .refine((list) => list?.split(',').every((code) => localeSchema.safeParse(code.trim()).success) ?? true),
  MAP_TILES: webAddress.refine(isTileUrl).optional(),
  MAP_CREDIT: z.string().max(200).optional(),
};

function areProxies(list: string | undefined): boolean {
  try {
    parseProxies(list ?? '');
    return true;
  } catch {
    return false;
  }
}

/** With `CONTENT_GRAPHQL_URL`, the site reads from a remote server and needs no database. */
const remoteSchema = z.object({ ...commonVariables, CONTENT_GRAPHQL_URL: webAddress });

const databaseSchema = z.object({
  ...commonVariables,
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

/** How to fix each missing or invalid variable. */
const advice: Record<string, string> = {
  SITE_URL: 'set it to the public address of the site, such as https://www.example.com',
  DATA_DIR: 'set it to a folder the site can write to, or leave it unset for .data',
  COUNTRY: `set it to one of ${countryCodes.join(', ')}, or leave it unset for GH`,
  ENABLED_LOCALES: `set it to languages separated by commas, out of ${locales.join(', ')}, or leave it unset for en-GH,en-US`,
  MAP_TILES:
    'set it to the address of the map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png, or leave it unset to show offices on the built-in map of the country',
  MAP_CREDIT:
    'set it to the attribution of the street maps, such as [© OpenStreetMap contributors](https://www.openstreetmap.org/copyright), or leave it unset together with MAP_TILES',
  CONTENT_GRAPHQL_URL:
    'set it to the GraphQL address of the content server, such as https://cms.example.com/graphql, or leave it unset to use the database',
  DATABASE_URL:
    'set it to a PostgreSQL address, such as postgres://user:password@host:5432/name, or start with "npm run demo", which includes its own database',
  TRUSTED_PROXIES:
    'set it to the addresses of your proxies, such as 127.0.0.1, 10.0.0.0/8, or leave it unset if clients connect directly',
  SMTP_URL:
    'set it to the mail server, such as smtp://user:password@mail.example.com:587, or leave it unset to write mail to the folder outbox',
  MAIL_FROM: 'set it to the sender of mail, such as Meridian <hello@example.com>, or leave it unset',
  HUBTEL_CLIENT_ID:
    'set it to that of the Hubtel account, or leave it unset to write text messages to the folder outbox',
  HUBTEL_CLIENT_SECRET:
    'set it to that of the Hubtel account, or leave it unset together with HUBTEL_CLIENT_ID',
  SMS_SENDER: 'set it to the sender registered with Hubtel, at most 11 letters and digits, such as Meridian',
  SMS_INBOUND_SECRET:
    'set it to at least 24 random characters and configure the gateway with the address /api/sms/inbound?secret=…, so that STOP and HELP are processed, or leave it unset together with Hubtel',
  PAYLOAD_SECRET: 'set it to at least 32 random characters, for instance from: openssl rand -hex 32',
};

type EnvironmentSource = Record<string, string | undefined>;

/**
 * The issues of the environment, one sentence per variable with instructions; empty when the site can start.
 * An empty variable counts as missing.
 */
export function environmentIssues(source: EnvironmentSource): string[] {
  const defined = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const schema = defined.CONTENT_GRAPHQL_URL === undefined ? databaseSchema : remoteSchema;
  const invalid = schema.safeParse(defined).error?.issues.map((issue) => String(issue.path[0])) ?? [];
  const missingCredit =
    defined.MAP_TILES !== undefined && defined.MAP_CREDIT === undefined ? ['MAP_CREDIT'] : [];
  const names = new Set([...invalid, ...missingCredit, ...missingHubtelVariables(defined)]);
  return [...names].map(
    (name) => `${name} is ${defined[name] === undefined ? 'missing' : 'wrong'}: ${advice[name]}.`,
  );
}

/** Sending SMS requires the complete Hubtel account and the secret for inbound messages such as STOP. */
const hubtelVariables = ['HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET', 'SMS_SENDER', 'SMS_INBOUND_SECRET'];

function missingHubtelVariables(defined: EnvironmentSource): string[] {
  const usesHubtel = defined.HUBTEL_CLIENT_ID !== undefined || defined.HUBTEL_CLIENT_SECRET !== undefined;
  if (!usesHubtel || defined.CONTENT_GRAPHQL_URL !== undefined) return [];
  return hubtelVariables.filter((name) => defined[name] === undefined);
}

/** Whether this instance reads its content from a remote server and has no backend of its own. */
export function hasRemoteContent(): boolean {
  return Boolean(environment.contentGraphqlUrl());
}

/** Exits the process with one line that lists all invalid variables, if there are any. */
export function requireEnvironment(source: EnvironmentSource = readVariables()): void {
  const issues = environmentIssues(source);
  if (issues.length === 0) return;
  console.error(`Tessera cannot start. ${issues.join(' ')}`);
  process.exit(1);
}
