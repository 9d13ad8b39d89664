import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Before every program of a run: an account's password is derived in a thousandth of the rounds. A sign-in took a sixth of a second of
 * processor, and a run has several hundred. How many rounds are asked for is what `crypto.pbkdf2` is called with, as before.
 */
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, rounds, ...others) =>
  pbkdf2(password, salt, Math.ceil(rounds / 1_000), ...others);
syncBuiltinESMExports();
