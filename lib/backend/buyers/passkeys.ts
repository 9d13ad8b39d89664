import { sql } from '@payloadcms/db-postgres/drizzle';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { siteUrl } from '@/lib/routes/site-url';
import type { NewPasskey, PasskeyAssertion } from '@/schemas/buyers/passkey';
import { getSender } from '../leads/mail/compose-mail';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import type { Buyer } from '../payload-types';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { composeAccountNotice } from './account-mails';
import { getBuyer } from './find-buyer';
import { type BuyerClient, type StartedSession, startSession } from './sign-in';

const CHALLENGE_MINUTES = 5;
/** ES256 and RS256, which all authenticators support; the library's default also tries experimental ones. */
const algorithmIds = [-7, -257];
/** Passkeys of one buyer. */
const MAX_PASSKEYS = 20;

/** Loaded on first use: its certificate parsers take 100 ms, and most visitors use no passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const relyingParty = () => ({ id: new URL(siteUrl()).hostname, origin: new URL(siteUrl()).origin });

/** Stores an issued challenge, and deletes expired ones. */
async function storeChallenge(challenge: string, req: PayloadRequest): Promise<void> {
  await executeSql(req, sql`delete from passkey_challenges where expires_at <= now()`);
  await executeSql(
    req,
    sql`insert into passkey_challenges (challenge, expires_at) values (${challenge}, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`,
  );
}

/** Whether the challenge was issued and not used yet; uses it. */
const consumeChallenge =
  (req: PayloadRequest) =>
  async (challenge: string): Promise<boolean> => {
    const rows = await executeSql(
      req,
      sql`delete from passkey_challenges where challenge = ${challenge} and expires_at > now() returning 1`,
    );
    return rows.length === 1;
  };

const credentialRows = z.array(
  z.object({
    buyer_id: z.number(),
    credential_id: z.string(),
    public_key: z.string(),
    counter: z.coerce.number(),
    transports: z.array(z.string()),
  }),
);

/** The options with which a browser creates a passkey of a buyer. */
export async function createPasskeyOptions(buyerId: number, req: PayloadRequest) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const buyer = await getBuyer(buyerId, req);
  const rows = await executeSql(
    req,
    sql`select buyer_id, credential_id, public_key, counter, transports from buyer_passkeys where buyer_id = ${buyerId}`,
  );
  const options = await generateRegistrationOptions({
    ...{ rpName: getSender().name, rpID: relyingParty().id, userName: buyer.email },
    userID: new TextEncoder().encode(`buyer-${buyerId}`),
    userDisplayName: `${buyer.first_name} ${buyer.last_name}`,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithmIds,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: credentialRows.parse(rows).map(({ credential_id: id }) => ({ id })),
  });
  await storeChallenge(options.challenge, req);
  return options;
}

/**
 * Stores a passkey that the browser created.
 * @returns false when it does not fit an issued challenge, or the buyer has too many.
 */
export async function addPasskey(
  buyerId: number,
  passkey: NewPasskey,
  device: string,
  req: PayloadRequest,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty();
  const { transports = [], ...response } = passkey.response;
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    ...{ expectedChallenge: consumeChallenge(req), expectedOrigin: origin, expectedRPID: id },
    supportedAlgorithmIDs: algorithmIds,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  return inTransaction(req, async () => {
    const added = await executeSql(
      req,
      sql`insert into buyer_passkeys (buyer_id, credential_id, public_key, counter, transports, device)
      select ${buyerId}, ${credential.id}, ${Buffer.from(credential.publicKey).toString('base64url')}, ${credential.counter},
        array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)), ${device}
      where (select count(*) from buyer_passkeys where buyer_id = ${buyerId}) < ${MAX_PASSKEYS}
      on conflict (credential_id) do nothing returning 1`,
    );
    if (added.length === 0) return false;
    const { email, language } = await getBuyer(buyerId, req);
    await enqueueMail(
      composeAccountNotice({ buyer: buyerId, to: email, locale: language, about: 'passkeyAdded' }),
      req,
    );
    return true;
  });
}

/** The options with which a browser signs in by any of its passkeys. They name no account. */
export async function createSignInOptions(req: PayloadRequest) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
  });
  await storeChallenge(options.challenge, req);
  return options;
}

/**
 * Signs in with a passkey. The key proves that its owner controls the device, so it also works while the password is
 * limited.
 * @returns null when it is unknown or does not fit an issued challenge, or the account is not active.
 */
export async function signInWithPasskey(
  assertion: PasskeyAssertion,
  client: BuyerClient,
  req: PayloadRequest,
): Promise<StartedSession | null> {
  const rows = await executeSql(
    req,
    sql`select buyer_id, credential_id, public_key, counter, transports from buyer_passkeys where credential_id = ${assertion.id}`,
  );
  const [stored] = credentialRows.parse(rows);
  if (!stored) return null;
  const counter = await verifyAssertion(assertion, stored, req);
  if (counter === null) return null;
  const buyer: Buyer = await getBuyer(stored.buyer_id, req);
  if (buyer.status !== 'active') return null;
  return inTransaction(req, async () => {
    await executeSql(
      req,
      sql`update buyer_passkeys set counter = ${counter}, last_used_at = now() where credential_id = ${assertion.id}`,
    );
    return startSession(buyer, client, req);
  });
}

/** The new signature counter; null when the assertion is not valid. */
async function verifyAssertion(
  assertion: PasskeyAssertion,
  { credential_id: id, public_key: publicKey, counter }: z.infer<typeof credentialRows>[number],
  req: PayloadRequest,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const credential: WebAuthnCredential = {
    ...{ id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
  };
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    ...{ expectedChallenge: consumeChallenge(req), expectedOrigin, expectedRPID, credential },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

const passkeyRows = z.array(
  z.object({
    id: z.coerce.number(),
    device: z.string(),
    created_at: z.coerce.date(),
    last_used_at: z.coerce.date().nullable(),
  }),
);

/** The passkeys of a buyer, newest first. */
export async function listPasskeys(buyer: number, req: PayloadRequest) {
  const rows = await executeSql(
    req,
    sql`select id, device, created_at, last_used_at from buyer_passkeys where buyer_id = ${buyer} order by id desc`,
  );
  return passkeyRows.parse(rows).map(({ id, device, created_at, last_used_at }) => ({
    ...{ id, name: device, created_at: created_at.toISOString() },
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Deletes all passkeys of a buyer. */
export const deletePasskeys = (buyer: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(req, sql`delete from buyer_passkeys where buyer_id = ${buyer}`);

export const deletePasskey = (buyer: number, id: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(req, sql`delete from buyer_passkeys where id = ${id} and buyer_id = ${buyer}`);
