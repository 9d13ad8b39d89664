import { districtsOf } from '../data/districts';
import type { OfficeRecord } from '../data/offices/office-record';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { officePictureName } from '../pictures/office-pictures';
import { portraitOf } from '../pictures/portraits';
import { type Ids, idOf, type SeedRun, writeEach } from './seed-run';

/** Writes the regions; returns their ids by code. */
export function writeRegions({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    regions,
    ({ code }) => code,
    ({ capital: _capital, ...region }) =>
      payload.create({
        collection: 'regions',
        data: { ...region, districts: districtsOf(region.code) },
        req,
      }),
  );
}

/** Writes the offices; returns their ids by slug. */
export function writeOffices({ payload, req }: SeedRun, regionIds: Ids, pictureIds: Ids): Promise<Ids> {
  return writeEach(
    offices,
    ({ slug }) => slug,
    (office) =>
      payload.create({
        collection: 'offices',
        data: {
          ...officeFields(office),
          ...ownerOf(office, pictureIds),
          region: idOf(regionIds, office.region),
          image: office.picture ? idOf(pictureIds, officePictureName(office.slug)) : null,
        },
        req,
      }),
  );
}

function officeFields(office: OfficeRecord) {
  const {
    types,
    region,
    digital_address,
    triggers,
    social,
    hours,
    picture,
    localities,
    listings,
    story,
    ...fields
  } = office;
  const { show_opening_hours, opening_hours_message, days_off, territories, ...otherFields } = fields;
  return {
    ...otherFields,
    ...social,
    country: 'GH' as const,
    tribe_types: [...types],
    postal_code: digital_address,
    territories: [...territories],
    telephone_url_triggers: triggers.map((trigger) => ({ ...trigger })),
    opening_hours: {
      show_opening_hours,
      opening_hours_message,
      days_off,
      tribe_opening_hours: hours.map((day) => ({ ...day })),
    },
    contents: [{ name: 'Story', type: 'markdown' as const, value: story }],
    buyers_route: 'office',
  };
}

function ownerOf({ slug }: OfficeRecord, pictureIds: Ids) {
  const owner = people.find((person) => person.is_owner && person.office === slug);
  if (!owner) return {};
  const name = `${owner.first_name} ${owner.last_name}`;
  const portrait = portraitOf(owner);
  return {
    broker_of_record: name,
    owner_id: `owner-${slug}`,
    owner: {
      name,
      slug: owner.slug,
      email: `${owner.slug}@meridian.example`,
      phone: owner.mobile,
      image: portrait ? idOf(pictureIds, portrait) : null,
    },
  };
}
