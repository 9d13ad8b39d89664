import { z } from 'zod';

export const socialNetworkSchema = z.enum(['google', 'twitter', 'facebook', 'linkedin', 'instagram']);
