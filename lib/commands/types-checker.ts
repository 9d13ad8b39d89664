/** How types are checked. Of several checkers each does much of the work again: 14 s of processor instead of 5. */
export const typesChecker = { script: 'typescript-native/bin/tsc', flags: ['--checkers', '1'] };
