import { describe, expect, test } from 'vitest';
import { readVisit } from './visit';

describe('paid traffic', () => {
  test.each(['gclid=1', 'wbraid=1', 'msclkid=1', 'utm_medium=CPC', 'utm_medium=paid_social'])(
    '%s',
    (query) => {
      expect(readVisit(query).paid).toBe(true);
    },
  );
  test.each(['', 'gclid=', 'utm_medium=organic', 'utm_source=cpc', 'fbclid=1'])('not "%s"', (query) => {
    expect(readVisit(query).paid).toBe(false);
  });
});
