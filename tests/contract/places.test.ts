import { expect, it } from 'vitest';
import { offices } from '@/lib/demo/data/offices/offices';
import { resolvePlace } from '@/lib/places/resolve-place';

it('the offices of the demo network › are found by town, and by digital address within about 20 km', () => {
  const distanceTo = (office: (typeof offices)[number], text: string) => {
    const point = resolvePlace(text);
    return Math.hypot((point?.latitude ?? 99) - office.latitude, (point?.longitude ?? 99) - office.longitude);
  };
  expect(offices.length).toBeGreaterThan(10);
  for (const office of offices) {
    expect(distanceTo(office, office.locality), office.slug).toBeLessThan(0.2);
    if (office.digital_address)
      expect(distanceTo(office, office.digital_address), office.slug).toBeLessThan(0.2);
  }
});
