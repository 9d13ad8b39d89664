import { z } from 'zod';
import '@/schemas/field';

z.string().meta({ label: 'Heading', control: 'text', group: 'words' });

// @ts-expect-error a control nobody draws
z.string().meta({ label: 'Heading', control: 'txt', group: 'words' });

// @ts-expect-error a group no form has
z.string().meta({ label: 'Heading', control: 'text', group: 'stuff' });

// @ts-expect-error a label that is no text
z.string().meta({ label: 3 });
