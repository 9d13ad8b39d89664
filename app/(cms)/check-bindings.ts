import config from '@payload-config';
import { getPayload } from 'payload';
import { bindings, findBinding } from '@/adapters/bindings';
import { setBindingCheck } from '@/lib/backend/content/binding-check';
import type { StoredBlock } from '@/schemas/stored-block';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** The handler, with the backend told which bindings there are: what it saves then names only these. */
export function withBindings<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    setBindingCheck(await getPayload({ config }), bindingFault);
    return handler(request, context);
  };
}

/** Why a block's binding cannot be used; null when it can. */
export function bindingFault({ bind, type }: StoredBlock): string | null {
  if (!bind) return null;
  const binding = findBinding(bind.source, type);
  if (binding) return binding.checkQuery(bind.query);
  const sources = bindings.filter((one) => one.blockType === type).map((one) => one.source);
  const choice = sources.length > 0 ? `choose ${sources.join(' or ')}` : 'this block takes none';
  return `No source "${bind.source}" for this block; ${choice}`;
}
