import { sessionIssues } from '@/schemas/buyers/session-names';
import { hasSessionCookie } from './has-session';
import { postBuyerCall } from './post-buyer-call';
import { isUserInfo, readUserInfo, storeUserInfo } from './user-session';

/** The fields of `getUserByToken` that are stored under the same name. */
const userFields = [
  ...['email', 'first_name', 'last_name', 'mobile_e164', 'mobile_code', 'mobile_country'],
  ...['address_1', 'locality', 'state', 'country', 'postal_code'],
];

/** `lib/graphql/user-by-token.graphql` as text; the parsed document would be larger than the rest of the script. */
export const userByTokenQuery = `query UserByToken($token: String!) { getUserByToken(token: $token) { ${userFields.join(' ')} loginAttributes { platform attribute_name type attribute_value } } }`;

/** The token that was looked up last. */
let checkedToken: string | undefined;

/**
 * Looks the user up by token at start-up and whenever the token has changed (spec section 4): an invalid session is
 * removed, other errors are ignored, and a success updates the stored fields. A browser with only the session cookie,
 * for example after an emailed link, gets its session first.
 */
export async function checkSession(): Promise<void> {
  const token = readUserInfo()?.token;
  if (token === undefined) {
    checkedToken = undefined;
    if (hasSessionCookie()) await loadSession();
  } else if (token !== checkedToken) {
    checkedToken = token;
    await lookUpUser(token);
  }
}

/** Stores the session of the cookie. Returns whether there is one. */
export async function loadSession(): Promise<boolean> {
  const { status, body } = await postBuyerCall('session', {});
  const isSignedIn = status === 200 && isUserInfo(body);
  if (isSignedIn) storeUserInfo(body);
  return isSignedIn;
}

async function lookUpUser(token: string): Promise<void> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: userByTokenQuery, variables: { token } }),
  }).catch(() => null);
  const { data, errors } = Object(await response?.json().catch(() => null));
  const stored = readUserInfo();
  // The session may have changed meanwhile.
  if (stored?.token !== token) return;
  const issue: unknown = errors?.[0]?.extensions?.debugMessage;
  if (sessionIssues.some((known) => known === issue)) storeUserInfo(null);
  const user: unknown = data?.getUserByToken;
  if (errors || !user) return;
  const refreshed = { ...stored, ...toUserInfo(user) };
  if (JSON.stringify(refreshed) !== JSON.stringify(stored)) storeUserInfo(refreshed);
}

/** The stored fields of a user; attributes without their platform, and those of type `json` parsed (spec section 3). */
function toUserInfo(user: unknown): object {
  const { loginAttributes = [], ...fields } = Object(user);
  return {
    ...Object.fromEntries(userFields.map((name) => [name, fields[name]])),
    attributes: [...loginAttributes].map(({ platform, ...attribute }) =>
      attribute.type === 'json'
        ? { ...attribute, attribute_value: JSON.parse(attribute.attribute_value) }
        : attribute,
    ),
  };
}
