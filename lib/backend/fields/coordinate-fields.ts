import type { NumberField } from 'payload';

/** WGS 84 degrees. */
export const coordinateFields: NumberField[] = [degrees('latitude', 90), degrees('longitude', 180)];

function degrees(name: string, limit: number): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    hasMany: false,
    min: -limit,
    max: limit,
    validate: (value) =>
      (typeof value === 'number' && Math.abs(value) <= limit) ||
      `Write degrees between -${limit} and ${limit}`,
  };
}
