import { type AfterErrorHook, APIError, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { databaseFault } from '../database/database-fault';
import { reportFailure } from './report-failure';
import { tellTaken } from './tell-taken';

/** What Payload says, as a failure of its own, of a path through a field that has no column. */
const unsupported = 'Not supported';

/** What Payload says of the link in a mail, with no word of what to do. */
const usedUp = 'Token is either invalid or has expired.';
const askAgain =
  'This link to set a password has expired, or was used already. Ask for a new one: choose “Forgot password?” where you sign in';

/** Answers what the database refused with a sentence, and what nobody expected with a number that the log has too. */
export const tellFailure: AfterErrorHook = ({ collection, error, req }) => {
  const fault = databaseFault(error);
  if (fault)
    return { response: { errors: [{ message: fault.message, name: 'APIError' }] }, status: fault.status };
  if (error instanceof APIError && error.message === unsupported)
    return {
      response: { errors: [{ message: 'Choose another field to sort or to search by', name: 'APIError' }] },
      status: 400,
    };
  if (error instanceof APIError && error.message === usedUp)
    return { response: { errors: [{ message: askAgain, name: 'APIError' }] }, status: error.status };
  const taken = tellTaken(error, collection?.slug, req);
  if (taken) return { response: taken, status: 400 };
  if (error instanceof Forbidden && isOfVersion(req))
    return { response: { errors: [{ message: new NotFound(req.t).message }] }, status: 404 };
  if ('status' in error && typeof error.status === 'number' && error.status < 500) return;
  // Ours, and says what to do.
  if (error instanceof APIError && error.isPublic) return;
  const message = reportFailure(error, req, req.payload.logger);
  return { response: { errors: [{ message, name: 'APIError' }] }, status: 500 };
};

/** Payload forbids an office to read a version that it may not see, and one that is not there: neither is there for it. */
const isOfVersion = ({ method, pathname, user }: PayloadRequest): boolean =>
  method === 'GET' && user !== null && /\/versions\/\d+$/.test(pathname ?? '');
