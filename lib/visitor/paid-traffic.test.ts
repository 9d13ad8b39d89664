import { describe, expect, test } from 'vitest';
import { parseVisit } from './phone-numbers';

describe('paid traffic', () => {
  test.each(['gclid=1', 'wbraid=1', 'msclkid=1', 'utm_medium=CPC', 'utm_medium=paid_social'])(
    'includes %s',
    (query) => {
      expect(parseVisit(query).isPaid).toBe(true);
    },
  );
  test.each(['', 'gclid=', 'utm_medium=organic', 'utm_source=cpc', 'fbclid=1'])('excludes "%s"', (query) => {
    expect(parseVisit(query).isPaid).toBe(false);
  });
});
