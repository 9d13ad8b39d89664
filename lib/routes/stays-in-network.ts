/**
 * Whether a query requests the listings of the entire network (`SearchState.scope`): visitors are not
 * redirected into a brand context, and links with it lead to the network from office and agent pages too.
 */
export const staysInNetwork = (query: URLSearchParams): boolean => query.get('scope') === 'network';
