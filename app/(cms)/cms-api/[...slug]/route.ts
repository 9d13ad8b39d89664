import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { localOnly } from '@/lib/backend/local-only';
import { withStaffCookie } from '@/lib/backend/platform/accounts/staff-cookie';
import { guardCmsApi } from '@/lib/backend/platform/cms-api/guard-cms-api';
import { waitForInvalidations } from '@/lib/backend/platform/invalidation/wait-for-invalidations';

export const GET = localOnly(guardCmsApi(config, REST_GET(config)));
export const POST = localOnly(waitForInvalidations(withStaffCookie(guardCmsApi(config, REST_POST(config)))));
export const PATCH = localOnly(waitForInvalidations(guardCmsApi(config, REST_PATCH(config))));
export const PUT = localOnly(waitForInvalidations(guardCmsApi(config, REST_PUT(config))));
export const DELETE = localOnly(waitForInvalidations(guardCmsApi(config, REST_DELETE(config))));
export const OPTIONS = localOnly(guardCmsApi(config, REST_OPTIONS(config)));
