import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { environment } from '@/lib/environment';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/routes/site-url';
import { locales } from '@/schemas/locale';
import { chooseAllowed, largestFile } from '@/schemas/picture-files';
import { closeApiToPublic } from './access/close-api-to-public';
import { closeInternalCollections } from './access/close-internal-collections';
import { tellFailure } from './cms-api/tell-failure';
import { collections } from './collections/collections';
import { completeCollection } from './collections/complete-collection';
import { answerForms } from './composing/answer-forms';
import { answerRecords } from './composing/answer-records';
import { firstDraftForm } from './creation/without-autosave';
import { longestStatement } from './database/ask-in-time';
import { connectAndMigrate } from './database/connect-and-migrate';
import { extendSchema } from './database/extend-schema';
import { holdReferences } from './database/hold-references';
import { loggerOptions } from './logger-options';
import { outboxAdapter } from './mail/outbox-adapter';
import { migrations } from './migrations';
import { takeSteps } from './save-record/save-record';
import { screenTexts } from './screen-texts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The embedded backend. Nothing is connected, and no variable is needed, before the first use. */
const config = buildConfig({
  secret: environment.payloadSecret() ?? '',
  serverURL: siteUrl(),
  csrf: [siteUrl()],
  telemetry: false,
  graphQL: { disable: true },
  routes: { admin: '/admin', api: '/cms-api' },
  admin: {
    user: 'staff',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    // Sentences take longer to read than Payload's four seconds; none hides another.
    toast: { duration: 8_000, expand: true },
    meta: {
      titleSuffix: ' · Tessera',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }],
    },
    dependencies: { firstDraftForm: { path: firstDraftForm, type: 'component' } },
    components: {
      beforeDashboard: [
        '/beginning/first-steps#FirstSteps',
        '/dashboard/begin-here#BeginHere',
        '/desk/failing-messages#FailingMessages',
        '/dashboard/what-is-to-do#WhatIsToDo',
        '/desk/figures-of-offices#FiguresOfOffices',
      ],
      graphics: { Logo: '/dashboard/mark#Mark', Icon: '/dashboard/mark#SmallMark' },
      header: ['/revisions/shown-revision#ShownRevision'],
      // Each is around the next.
      providers: [
        '/admin-fetch/fetch-interceptor-provider#FetchInterceptorProvider',
        '/faults/keep-faults#KeepFaults',
        '/session/keep-forms#KeepForms',
        '/revisions/carry-revisions#CarryRevisions',
        '/forms/open-at-field#OpenAtField',
        '/accounts/say-password-rule#SayPasswordRule',
        '/screens/name-controls#NameControls',
        '/screens/way-back#WayBack',
      ],
    },
    importMap: {
      baseDir: here,
      importMapFile: path.resolve(here, '../../app/(cms)/admin/importMap.js'),
    },
  },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale: contentLocale,
    fallback: true,
  },
  // The pipeline first: its checks know the fields that a collection declares itself.
  collections: collections.map(takeSteps).map(completeCollection),
  endpoints: [answerRecords, answerForms],
  db: connectAndMigrate(
    postgresAdapter({
      pool: {
        connectionString: environment.databaseUrl() ?? '',
        connectionTimeoutMillis: 5_000,
        statement_timeout: longestStatement,
      },
      push: false,
      beforeSchemaInit: [holdReferences],
      afterSchemaInit: [extendSchema],
      migrationDir: path.resolve(here, 'migrations'),
    }),
    migrations,
  ),
  sharp,
  upload: {
    limits: { fileSize: largestFile },
    abortOnLimit: true,
    responseOnLimit: `The file is too large. ${chooseAllowed}`,
  },
  i18n: { translations: screenTexts },
  email: outboxAdapter,
  logger: { options: loggerOptions },
  hooks: { afterError: [tellFailure] },
  // Made by hand (README): each start outside production would make them anew, in a process that computes for seconds.
  typescript: { autoGenerate: false, outputFile: path.resolve(here, 'payload-types.ts') },
});

export default config.then(closeInternalCollections).then(closeApiToPublic);
