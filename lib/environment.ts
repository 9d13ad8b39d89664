import { z } from 'zod';

/** All environment variables as strings; none in a browser. An empty variable counts as missing. */
export function readVariables(): Record<string, string | undefined> {
  if (typeof process === 'undefined') return {};
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}

/** Creates the getter of a variable. It reads at each call: tests and commands set variables while the process runs. */
function variable<Schema extends z.ZodType>(name: string, schema: Schema): () => z.output<Schema> {
  return () => {
    const value = typeof process === 'undefined' ? undefined : process.env[name];
    const parsed = schema.safeParse(value === '' ? undefined : value);
    if (parsed.success) return parsed.data;
    throw new Error(`${name} ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
  };
}

const text = z.string().optional();
const MAX_PORT = 65_535;
const MAX_WORKERS = 64;
const integerUpTo = (max: number) => {
  const error = `is wrong: set it to a number from 1 to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error });
};
const requestLogLevels = ['none', 'made', 'all'] as const;
/** Which requests are logged: none, those that the page store did not serve, or all. */
export type RequestLogLevel = (typeof requestLogLevels)[number];

/**
 * The environment, and the only reader of `process.env` (`tests/architecture/environment.test.ts` lists the
 * exceptions). `lib/backend/environment.ts` validates the variables of an installation at start.
 * @throws an Error that names the variable, for an invalid number or choice.
 */
export const environment = {
  chromiumPath: variable('CHROMIUM_PATH', text),
  contentGraphqlUrl: variable('CONTENT_GRAPHQL_URL', text),
  country: variable('COUNTRY', text),
  dataDir: variable('DATA_DIR', z.string().default('.data')),
  databaseUrl: variable('DATABASE_URL', text),
  renderProgram: variable('RENDER_PROGRAM', text),
  edgeCache: variable('EDGE_CACHE', text),
  enabledLocales: variable('ENABLED_LOCALES', text),
  hubtelClientId: variable('HUBTEL_CLIENT_ID', text),
  hubtelClientSecret: variable('HUBTEL_CLIENT_SECRET', text),
  hubtelUrl: variable('HUBTEL_URL', text),
  isCi: variable('CI', text.transform(Boolean)),
  isMigrating: variable(
    'PAYLOAD_MIGRATING',
    text.transform((value) => value === 'true'),
  ),
  isProduction: variable(
    'NODE_ENV',
    text.transform((value) => value === 'production'),
  ),
  logLevel: variable('LOG_LEVEL', z.string().default('warn')),
  mailFrom: variable('MAIL_FROM', text),
  mapCredit: variable('MAP_CREDIT', text),
  mapTiles: variable('MAP_TILES', text),
  metricsPort: variable('METRICS_PORT', integerUpTo(MAX_PORT).optional()),
  payloadSecret: variable('PAYLOAD_SECRET', text),
  port: variable('PORT', integerUpTo(MAX_PORT).default(3000)),
  requestLog: variable(
    'REQUEST_LOG',
    z
      .enum(requestLogLevels, { error: `is wrong: set it to one of ${requestLogLevels.join(', ')}` })
      .default('made'),
  ),
  siteUrl: variable('SITE_URL', z.string().default('http://localhost:3000')),
  smsInboundSecret: variable('SMS_INBOUND_SECRET', text),
  smsSender: variable('SMS_SENDER', text),
  smtpUrl: variable('SMTP_URL', text),
  trustedProxies: variable('TRUSTED_PROXIES', z.string().default('')),
  /** The index of this process among several; the first prints messages for people. */
  workerSlot: variable('WORKER_SLOT', z.string().default('0')),
  workers: variable(
    'WORKERS',
    z
      .union([z.literal('max'), integerUpTo(MAX_WORKERS)], {
        error: `is wrong: set it to a number from 1 to ${MAX_WORKERS}, or to max for one a core`,
      })
      .default(1),
  ),
};
