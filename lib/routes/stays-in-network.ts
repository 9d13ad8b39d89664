/**
 * Whether a query asks for the listings of the whole network (`SearchState.scope`): nobody is led from there, whomever they are with, and
 * a link to it leads there from an office or an agent's pages, too.
 */
export const staysInNetwork = (query: URLSearchParams): boolean => query.get('scope') === 'network';
