import type { TextField } from 'payload';

/** The slug of a district of the record's region (`collections/check-district.ts`). */
export const districtField: TextField = {
  name: 'district',
  type: 'text',
  hasMany: false,
  index: true,
  maxLength: 96,
  admin: { components: { Field: '/forms/district-of-region#DistrictOfRegion' } },
};
