import type { PayloadRequest, Where } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { parseFigures } from '@/lib/valuation/parse-figures';
import { relationId } from '../relation-id';
import { toText } from './lead-answers';
import type { LeadLocation, LeadOffice } from './nearest-office';

/** The fields of forms that name a place, most precise first. */
const placeFields = ['postal_code', 'town', 'region'] as const;

/**
 * The location that a form reports. Without one, the region whose page contains the form, as
 * `/locations/ashanti`.
 */
export function readLeadLocation(values: FormValues, pageRegion: string | null): LeadLocation {
  const texts = placeFields.flatMap((field) => toText(values[field])?.trim() || []);
  const { trade } = parseFigures(new URLSearchParams(toText(values.figures) ?? ''));
  return {
    texts: texts.length > 0 || pageRegion === null ? texts : [pageRegion],
    trade: toText(values.trade)?.trim() || trade.replaceAll('-', ' ') || null,
  };
}

const allOf = { depth: 0, pagination: false } as const;
const isPublished: Where = { _status: { equals: 'published' } };

/** The open offices; with the trades of their agents when the form names one. */
export async function findLeadOffices(trade: string | null, req: PayloadRequest): Promise<LeadOffice[]> {
  const regions = await req.payload.find({ ...allOf, collection: 'regions', select: { name: true }, req });
  const regionNames = new Map(regions.docs.map(({ id, name }) => [id, name]));
  const trades = trade === null ? new Map<number, string[]>() : await findTrades(req);
  const { docs } = await req.payload.find({
    ...{
      ...allOf,
      collection: 'offices',
      req,
      where: { and: [isPublished, { status: { equals: 'Active' } }] },
    },
    select: {
      ...{ name: true, public_email: true, owner: true, latitude: true, longitude: true },
      ...{ region: true, territories: true },
    },
  });
  return docs.map(({ id, name, public_email, owner, latitude, longitude, region, territories }) => ({
    ...{ id, name, latitude, longitude, email: public_email || owner?.email || null },
    region: regionNames.get(relationId(region) ?? 0) ?? '',
    territories: territories ?? [],
    trades: trades.get(id) ?? [],
  }));
}

/** The specialties of the agents of each office. */
async function findTrades(req: PayloadRequest): Promise<Map<number, string[]>> {
  const { docs } = await req.payload.find({
    ...{ ...allOf, collection: 'people', select: { office: true, specialties: true }, req },
    where: { and: [isPublished, { is_agent: { equals: true } }, { show_on_website: { equals: true } }] },
  });
  const trades = new Map<number, string[]>();
  for (const { office, specialties } of docs) {
    const id = relationId(office) ?? 0;
    trades.set(id, [...(trades.get(id) ?? []), ...(specialties ?? [])]);
  }
  return trades;
}
