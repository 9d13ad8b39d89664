import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before every program of a run: password keys are derived with a thousandth of the rounds. A sign-in
 * took a sixth of a second of CPU time, and a run has several hundred. The requested number of rounds, the
 * argument of `crypto.pbkdf2`, is unchanged.
 */
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, rounds, ...others) =>
  pbkdf2(password, salt, Math.ceil(rounds / 1_000), ...others);
syncBuiltinESMExports();
