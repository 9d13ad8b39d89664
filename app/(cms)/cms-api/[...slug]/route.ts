import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { markStaff } from '@/lib/backend/accounts/mark-staff';
import { guardCmsApi } from '@/lib/backend/cms-api/guard-cms-api';
import { localOnly } from '@/lib/backend/local-only';
import { hearOwnChanges } from '@/lib/backend/renewal/hear-own-changes';

export const GET = localOnly(guardCmsApi(config, REST_GET(config)));
export const POST = localOnly(hearOwnChanges(markStaff(guardCmsApi(config, REST_POST(config)))));
export const PATCH = localOnly(hearOwnChanges(guardCmsApi(config, REST_PATCH(config))));
export const PUT = localOnly(hearOwnChanges(guardCmsApi(config, REST_PUT(config))));
export const DELETE = localOnly(hearOwnChanges(guardCmsApi(config, REST_DELETE(config))));
export const OPTIONS = localOnly(guardCmsApi(config, REST_OPTIONS(config)));
