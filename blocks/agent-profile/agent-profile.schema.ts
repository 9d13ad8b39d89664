import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { agentSchema } from '@/schemas/person';

export const agentProfileSchema = z.strictObject({
  /** `page` opens an agent's page and is its title; `section` introduces the agent further down. */
  variant: z.enum(['page', 'section']).default('page'),
  actions: z.array(linkSchema).max(2).default([]),
});

export const agentProfileSuppliedSchema = z.strictObject({ agent: agentSchema });
export type AgentProfileProps = z.infer<typeof agentProfileSchema> &
  z.infer<typeof agentProfileSuppliedSchema>;
