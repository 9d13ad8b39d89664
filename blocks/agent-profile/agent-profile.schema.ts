import { z } from 'zod';
import { choiceField, linksField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { agentSchema } from '@/schemas/person';

export const agentProfileSchema = z.strictObject({
  /**
   * `page` is the hero of an agent page and contains its h1; `section` introduces the agent further down.
   */
  variant: z
    .enum(['page', 'section'])
    .default('page')
    .meta(choiceField('Position on the page', { page: 'Top of the page', section: 'Further down' })),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons')),
});

export const agentProfileSuppliedSchema = z.strictObject({ agent: agentSchema });
export type AgentProfileProps = z.infer<typeof agentProfileSchema> &
  z.infer<typeof agentProfileSuppliedSchema>;
