import type { Happening, Provider } from './provider';

type Line = { provider: Provider; waiting: Happening[]; isThere: boolean };

/** What happened is told so often, in ms (spec section 9). */
const pause = 3_000;

/**
 * Has each provider brought, and told every three seconds of what happened since, in its order; once more when the page is left. One that does
 * not come is told nothing, and nobody waits for it.
 * @returns what is called when something happens.
 */
export function tellInTurn(providers: readonly Provider[]): (what: Happening) => void {
  const lines = providers.map((provider): Line => ({ provider, waiting: [], isThere: false }));
  const drain = () => {
    for (const { provider, waiting, isThere } of lines)
      if (isThere) for (const what of waiting.splice(0)) provider.tell(what);
  };
  for (const line of lines)
    line.provider.load().then(
      () => {
        line.isThere = true;
      },
      // A blocked or hanging script is the visitor's business, or its provider's.
      () => void lines.splice(lines.indexOf(line), 1),
    );
  setInterval(drain, pause);
  window.addEventListener('pagehide', drain);
  return (what) => {
    for (const { waiting } of lines) waiting.push(what);
  };
}
