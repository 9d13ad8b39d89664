import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { paletteSchema } from '@/schemas/palette';
import { getStaffMember, isNetworkAdmin } from '../../platform/access/staff-member';
import { createStarterContent } from './create-starter-content';
import { readNextStep } from './read-next-step';

const networkSchema = z.strictObject({
  name: z
    .string('Enter a name for the network')
    .trim()
    .min(1, 'Enter a name for the network')
    .max(60, 'Shorten the name to 60 characters'),
  palette: paletteSchema.default('forest'),
});
/** Message for all other schema errors. */
const fallbackMessage = 'Send only a name and one of the palettes';

/** Creates the standard pages, sections and menus of a network without pages; for network administrators. */
export const createNetworkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'post',
  handler: async (req) => {
    if (!isNetworkAdmin(getStaffMember(req.user)))
      throw new APIError('Only a network administrator can set up the network', 403, null, true);
    await addDataAndFileToRequest(req);
    const parsed = networkSchema.safeParse(req.data, { error: () => fallbackMessage });
    if (!parsed.success) throw new APIError(parsed.error.issues[0]?.message ?? '', 400, null, true);
    if (!(await createStarterContent(parsed.data, req)))
      throw new APIError(
        'The network already has its pages, or they are being created. Nothing was changed',
        409,
        null,
        true,
      );
    return Response.json({ message: 'The network already has its pages' }, { status: 201 });
  },
};

/** Returns the next onboarding step; for network administrators. */
export const nextStepEndpoint: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'get',
  handler: async (req) => {
    if (!isNetworkAdmin(getStaffMember(req.user)))
      throw new APIError('Only a network administrator can set up the network', 403, null, true);
    return Response.json({ next: await readNextStep(req) });
  },
};
