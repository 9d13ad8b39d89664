import { expireLinks } from '@/lib/backend/buyers/buyer-links';
import { findPendingEmail } from '@/lib/backend/buyers/change-credentials';
import { exportBuyer } from '@/lib/backend/buyers/export-buyer';
import { getBuyer } from '@/lib/backend/buyers/find-buyer';
import { addPasskey, createPasskeyOptions, deletePasskey, listPasskeys } from '@/lib/backend/buyers/passkeys';
import { hasPassword } from '@/lib/backend/buyers/passwords';
import {
  expiredSessionCookies,
  listSessions,
  revokeSession,
  revokeSessions,
} from '@/lib/backend/buyers/sessions';
import { loadUserInfo } from '@/lib/backend/buyers/user-info';
import { type BuyerCallHandler, createBuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { findAssignedAgent } from '@/lib/backend/contract/rest/buyer/find-assigned-agent';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { type BuyerCallName, buyerCalls } from '@/schemas/buyers/buyer-calls';

/** The calls about the account itself. */
export const accountCalls = {
  session: createBuyerCall(buyerCalls.session, async ({ session, req, infoToken }) => ({
    token: infoToken,
    ...(await loadUserInfo(session.buyer, req)),
  })),
  'sign-out': createBuyerCall(buyerCalls['sign-out'], async ({ session, req, headers, body }) => {
    if (body.isEverywhere) {
      await revokeSessions(session.buyer, req);
      await expireLinks(session.buyer, req);
    } else await revokeSession(session, req);
    for (const cookie of expiredSessionCookies()) headers.append('set-cookie', cookie);
    return {};
  }),
  devices: createBuyerCall(buyerCalls.devices, async ({ session, req }) => ({
    devices: await listSessions(session, req),
  })),
  'end-session': createBuyerCall(buyerCalls['end-session'], async ({ session, req, body }) => {
    await revokeSession({ id: body.id, buyer: session.buyer }, req);
    return {};
  }),
  passkeys: createBuyerCall(buyerCalls.passkeys, async ({ session, req }) => ({
    passkeys: await listPasskeys(session.buyer, req),
  })),
  'passkey-options': createBuyerCall(buyerCalls['passkey-options'], async ({ session, req }) => ({
    ...(await createPasskeyOptions(session.buyer, req)),
  })),
  'add-passkey': createBuyerCall(buyerCalls['add-passkey'], async ({ session, req, body, device }) => {
    if (!(await addPasskey(session.buyer, body.passkey, device, req)))
      throw new RestError(422, 'The passkey was not accepted. Try again.');
    return {};
  }),
  'delete-passkey': createBuyerCall(buyerCalls['delete-passkey'], async ({ session, req, body }) => {
    await deletePasskey(session.buyer, body.id, req);
    return {};
  }),
  account: createBuyerCall(buyerCalls.account, async ({ session, req, context }) => {
    const buyer = await getBuyer(session.buyer, req);
    return {
      email: buyer.email,
      pending_email: await findPendingEmail(buyer.id, req),
      hasPassword: await hasPassword(buyer.id, req),
      registered_at: buyer.createdAt,
      agent: await findAssignedAgent(buyer, context),
    };
  }),
  export: createBuyerCall(buyerCalls.export, ({ session, req }) => exportBuyer(session.buyer, req)),
} as const satisfies Partial<Record<BuyerCallName, BuyerCallHandler>>;
