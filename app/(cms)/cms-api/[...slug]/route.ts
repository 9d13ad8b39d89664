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

export const GET = localOnly(REST_GET(config));
export const POST = localOnly(REST_POST(config));
export const PATCH = localOnly(REST_PATCH(config));
export const PUT = localOnly(REST_PUT(config));
export const DELETE = localOnly(REST_DELETE(config));
export const OPTIONS = localOnly(REST_OPTIONS(config));
