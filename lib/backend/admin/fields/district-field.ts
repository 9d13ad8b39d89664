import type { TextField } from 'payload';

/** The slug of a district of the record's region (see `check-district.ts`). */
export const districtField: TextField = {
  name: 'district',
  type: 'text',
  hasMany: false,
  index: true,
  maxLength: 96,
  admin: { components: { Field: '/admin/forms/option-fields#DistrictField' } },
};
