import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey in memory, as WebAuthn Level 3 defines it: ES256 without attestation. */
export type SoftwarePasskey = { id: Buffer; privateKey: KeyObject; cose: Buffer; counter: number };

const base64Url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function createPasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key in CBOR: kty EC2, alg ES256, crv P-256, x and y.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { id: randomBytes(16), privateKey, cose, counter: 0 };
}

function authenticatorData(
  rpId: string,
  flags: number,
  counter: number,
  credential = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, credential]);
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

type Ceremony = { challenge: string; origin: string };
const rpIdOf = ({ origin }: Ceremony): string => new URL(origin).hostname;

/** The JSON of a new credential. */
export function registerPasskey({ id, cose }: SoftwarePasskey, ceremony: Ceremony) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
  const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
  const authData = authenticatorData(rpIdOf(ceremony), flags, 0, credential);
  // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
  const attestationObject = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authData.length]),
    authData,
  ]);
  return {
    ...{ id: base64Url(id), rawId: base64Url(id), type: 'public-key' },
    response: {
      clientDataJSON: base64Url(clientData('webauthn.create', ceremony.challenge, ceremony.origin)),
      attestationObject: base64Url(attestationObject),
      transports: ['internal'],
    },
  };
}

/** The JSON of an assertion, with the next counter. */
export function signWithPasskey(
  passkey: SoftwarePasskey,
  ceremony: Ceremony,
  flags = USER_PRESENT | USER_VERIFIED,
) {
  passkey.counter += 1;
  const data = clientData('webauthn.get', ceremony.challenge, ceremony.origin);
  const authData = authenticatorData(rpIdOf(ceremony), flags, passkey.counter);
  const signature = createSign('sha256')
    .update(Buffer.concat([authData, sha256(data)]))
    .sign(passkey.privateKey);
  return {
    ...{ id: base64Url(passkey.id), rawId: base64Url(passkey.id), type: 'public-key' },
    response: {
      clientDataJSON: base64Url(data),
      authenticatorData: base64Url(authData),
      signature: base64Url(signature),
    },
  };
}
