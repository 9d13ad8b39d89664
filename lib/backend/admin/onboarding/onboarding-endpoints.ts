import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { paletteSchema } from '@/schemas/palette';
import { isNetworkAdmin, staffMember } from '../../platform/access/staff-member';
import { createStarterContent } from './create-starter-content';
import { readNextStep } from './read-next-step';

const networkSchema = z.strictObject({
  name: z
    .string('Give the network a name')
    .trim()
    .min(1, 'Give the network a name')
    .max(60, 'Shorten the name to 60 characters'),
  palette: paletteSchema.default('forest'),
});
/** Message for all other schema errors. */
const fallbackMessage = 'Send a name and one of the palettes, and nothing else';

/** Creates the standard pages, sections and menus of a network without pages; for network administrators. */
export const createNetworkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'post',
  handler: async (req) => {
    if (!isNetworkAdmin(staffMember(req.user)))
      throw new APIError('A network administrator begins the network', 403, null, true);
    await addDataAndFileToRequest(req);
    const parsed = networkSchema.safeParse(req.data, { error: () => fallbackMessage });
    if (!parsed.success) throw new APIError(parsed.error.issues[0]?.message ?? '', 400, null, true);
    if (!(await createStarterContent(parsed.data, req)))
      throw new APIError(
        'The network has its pages, or somebody is making them just now: nothing was changed',
        409,
        null,
        true,
      );
    return Response.json({ message: 'The network has its pages' }, { status: 201 });
  },
};

/** Returns the next onboarding step; for network administrators. */
export const nextStepEndpoint: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'get',
  handler: async (req) => {
    if (!isNetworkAdmin(staffMember(req.user)))
      throw new APIError('A network administrator begins the network', 403, null, true);
    return Response.json({ next: await readNextStep(req) });
  },
};
