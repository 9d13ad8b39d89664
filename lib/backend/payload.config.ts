import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { environment } from '@/lib/environment';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/routes/site-url';
import { locales } from '@/schemas/locale';
import { allowedFilesMessage, MAX_FILE_BYTES } from '@/schemas/picture-files';
import { adminTranslations } from './admin/admin-translations';
import { collections } from './admin/collections/collections';
import { completeCollection } from './admin/collections/complete-collection';
import { firstDraftForm } from './composer-api/admin-ui/without-autosave';
import { recordFormsEndpoint } from './composer-api/records/record-forms-endpoint';
import { recordsEndpoint } from './composer-api/records/records-endpoint';
import { mailAdapter } from './leads/mail/send-mail';
import { migrations } from './migrations';
import { previousChain } from './migrations/initial/previous-chain';
import { closeApiToPublic } from './platform/access/close-api-to-public';
import { closeInternalCollections } from './platform/access/close-internal-collections';
import { formatApiError } from './platform/cms-api/after-error';
import { connectAndMigrate } from './platform/database/connect-and-migrate';
import { extendSchema } from './platform/database/extend-schema';
import { STATEMENT_TIMEOUT_MS } from './platform/database/query-timeout';
import { restrictDeletes } from './platform/database/restrict-deletes';
import { loggerOptions } from './platform/logger-options';
import { withSaveSteps } from './save-record/save-record';

const currentDir = path.dirname(fileURLToPath(import.meta.url));

/**
 * The configuration of the embedded backend. Importing it opens no connection and needs no environment
 * variable.
 */
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
    // Our messages take longer to read than Payload's default of 4 s; expanded toasts do not cover each
    // other.
    toast: { duration: 8_000, expand: true },
    meta: {
      titleSuffix: ' · Tessera',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }],
    },
    dependencies: { firstDraftForm: { path: firstDraftForm, type: 'component' } },
    components: {
      beforeDashboard: [
        '/admin/onboarding/onboarding-checklist#OnboardingChecklist',
        '/admin/dashboard/quick-actions#QuickActions',
        '/leads/inbox/failing-messages#FailingMessages',
        '/admin/dashboard/todo-list#TodoList',
        '/leads/inbox/lead-statistics#LeadStatistics',
        '/buyers/staff/buyer-statistics#BuyerStatistics',
      ],
      graphics: { Logo: '/admin/dashboard/cms-logo#CmsLogo', Icon: '/admin/dashboard/cms-logo#HomeIcon' },
      header: ['/composer-api/revisions/version-screen-revision#VersionScreenRevision'],
      // Each is around the next.
      providers: [
        '/platform/admin-ui/fetch-interceptor-provider#FetchInterceptorProvider',
        '/platform/form-errors/form-errors-provider#FormErrorsProvider',
        '/platform/accounts/session-expiry-provider#SessionExpiryProvider',
        '/composer-api/revisions/revision-headers-provider#RevisionHeadersProvider',
        '/admin/forms/field-focus-provider#FieldFocusProvider',
        '/platform/accounts/new-password-rule#NewPasswordRule',
        '/admin/accessibility/control-labels-provider#ControlLabelsProvider',
        '/admin/accessibility/dashboard-link#DashboardLink',
      ],
    },
    importMap: {
      baseDir: currentDir,
      importMapFile: path.resolve(currentDir, '../../app/(cms)/admin/importMap.js'),
    },
  },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale: contentLocale,
    fallback: true,
  },
  // The pipeline first: its checks know the fields that a collection declares itself.
  collections: collections.map(withSaveSteps).map(completeCollection),
  endpoints: [recordsEndpoint, recordFormsEndpoint],
  db: connectAndMigrate(
    postgresAdapter({
      pool: {
        connectionString: environment.databaseUrl() ?? '',
        connectionTimeoutMillis: 5_000,
        statement_timeout: STATEMENT_TIMEOUT_MS,
      },
      push: false,
      beforeSchemaInit: [restrictDeletes],
      afterSchemaInit: [extendSchema],
      migrationDir: path.resolve(currentDir, 'migrations'),
    }),
    { migrations, previousChain },
  ),
  sharp,
  upload: {
    limits: { fileSize: MAX_FILE_BYTES },
    abortOnLimit: true,
    responseOnLimit: `The file is too large. ${allowedFilesMessage}`,
  },
  i18n: { translations: adminTranslations },
  email: mailAdapter,
  logger: { options: loggerOptions },
  hooks: { afterError: [formatApiError] },
  // Generated by a command (README): otherwise every start outside production would generate them, which
  // takes seconds of CPU time.
  typescript: {
    autoGenerate: false,
    declare: false,
    outputFile: path.resolve(currentDir, 'payload-types.ts'),
  },
});

export default config.then(closeInternalCollections).then(closeApiToPublic);
