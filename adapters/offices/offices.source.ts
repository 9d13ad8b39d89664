import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { OfficePinsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type OfficePin, officePinSchema } from '@/schemas/office';
import { resolveCurrent, slugQuerySchema } from '../current';
import { parseEach } from '../parse-each';
import { toPin } from './to-pin';

const querySchema = z.strictObject({ region: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** All active offices, or those of one region, by name. */
export const officesSource: Source<'offices', Query, OfficePin[]> = {
  name: 'offices',
  query: querySchema,
  tags: () => ['offices'],
  read: async ({ region }, context) => {
    const wanted = resolveCurrent(region, context.region);
    const { officePins } = await queryContent(OfficePinsDocument, {});
    const pins = parseEach(officePinSchema, officePins.map(toPin), 'office pins');
    return pins
      .filter((pin) => !wanted || pin.stateSlug === wanted)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  },
};
