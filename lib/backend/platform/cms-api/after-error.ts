import {
  type AfterErrorHook,
  APIError,
  type CollectionSlug,
  Forbidden,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { databaseErrorOf } from '../database/database-errors';
import { getCollectionLabel } from './document-names';
import { reportFailure } from './report-failure';

/** The shape of Payload's unique violation errors; only these contain the table name. */
const uniqueViolationSchema = z.object({
  errors: z.tuple([z.object({ path: z.string(), tableName: z.string() })]),
});

/** The response for a unique violation; null for other errors. */
function formatUniqueViolation(error: Error, collection: CollectionSlug | undefined, req: PayloadRequest) {
  const violation = error instanceof APIError ? uniqueViolationSchema.safeParse(error.data).data : undefined;
  if (!violation || !collection) return null;
  const [{ path }] = violation.errors;
  const { flattenedFields } = req.payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === path);
  const label = field && 'label' in field && typeof field.label === 'string' ? field.label : path;
  const fieldLabel = path === 'slug' ? 'address' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const message = `Another ${getCollectionLabel(collection, 1, req)} has this ${fieldLabel}: choose another`;
  return {
    errors: [{ name: error.name, message, data: { collection, errors: [{ path, message, label }] } }],
  };
}

/**
 * Payload's message for a query path through a field without a column, which it reports as a server error.
 */
const unsupportedFieldMessage = 'Not supported';

/** Payload's message for an expired password link, without instructions. */
const expiredTokenMessage = 'Token is either invalid or has expired.';
const newLinkMessage =
  'This link has expired or has already been used. Request a new one with “Forgot password?” on the sign-in page';

/**
 * Responds to database errors with a readable message, and to unexpected errors with a request id that is
 * also logged.
 */
export const formatApiError: AfterErrorHook = ({ collection, error, req }) => {
  const databaseError = databaseErrorOf(error);
  if (databaseError)
    return {
      response: { errors: [{ message: databaseError.message, name: 'APIError' }] },
      status: databaseError.status,
    };
  if (error instanceof APIError && error.message === unsupportedFieldMessage)
    return {
      response: { errors: [{ message: 'Choose another field to sort or to search by', name: 'APIError' }] },
      status: 400,
    };
  if (error instanceof APIError && error.message === expiredTokenMessage)
    return { response: { errors: [{ message: newLinkMessage, name: 'APIError' }] }, status: error.status };
  const uniqueViolation = formatUniqueViolation(error, collection?.slug, req);
  if (uniqueViolation) return { response: uniqueViolation, status: 400 };
  if (error instanceof Forbidden && isVersionRequest(req))
    return { response: { errors: [{ message: new NotFound(req.t).message }] }, status: 404 };
  if ('status' in error && typeof error.status === 'number' && error.status < 500) return;
  // Public errors are our own and already contain instructions.
  if (error instanceof APIError && error.isPublic) return;
  const message = reportFailure(error, req, req.payload.logger);
  return { response: { errors: [{ message, name: 'APIError' }] }, status: 500 };
};

/**
 * Payload responds with Forbidden when an office requests a missing version or one that it may not read;
 * both become NotFound.
 */
const isVersionRequest = ({ method, pathname, user }: PayloadRequest): boolean =>
  method === 'GET' && user !== null && /\/versions\/\d+$/.test(pathname ?? '');
