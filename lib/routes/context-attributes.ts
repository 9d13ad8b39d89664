import { resetsContext } from './context-redirect';
import type { RouteMatch } from './match-route';
import { formatOfficeCookie } from './visitor-cookies';

/**
 * The brand context that a page sets in the browser (spec sections 2 and 4): an office as its cookie has it,
 * empty to clear it, and the agent. Pages without `office` leave it unchanged; the agent is cleared by every
 * page of someone else.
 */
export type ContextAttributes = {
  office?: string;
  agent?: string;
  /** A page about a record: does not change the office of a visitor who already has one. */
  preservesContext?: true;
  /** The route opts out of scrolling to the top. */
  isScrollPreserved?: true;
  /** Without a session the page leads to Home. */
  needsSession?: true;
  /** There is no page at this address, so nothing to edit either. */
  missing?: true;
};

/** Converts the attributes to `data-` attributes of the page's main element. */
export const toDataAttributes = (attributes: ContextAttributes) => ({
  'data-office': attributes.office,
  'data-agent': attributes.agent,
  'data-preserves-context': attributes.preservesContext,
  'data-no-scroll': attributes.isScrollPreserved,
  'data-needs-session': attributes.needsSession,
  'data-missing': attributes.missing,
});

/**
 * The pages on which visitors choose an office, and the home page. Custom pages clear the office too when
 * their address contains "agent" (spec section 2).
 */
const clearingRoutes = ['Home', 'Locations', 'StateLocations'];

export const contextAttributes = (match: RouteMatch): ContextAttributes => ({
  ...brandAttributesOf(match),
  ...(match.row.noScroll && { isScrollPreserved: true }),
  ...(match.row.signIn && { needsSession: true }),
});

/** The attributes of an address without a page: it clears the office too when it contains "agent". */
export const missingAttributes = (path: string): ContextAttributes => ({
  missing: true,
  ...(resetsContext(path) && { office: '' }),
});

function brandAttributesOf({ row, params }: RouteMatch): ContextAttributes {
  const { state, slug, agent } = params;
  if (row.scope === 'agent' && agent) return { office: '', agent };
  if (row.scope === 'office' && state && slug)
    return {
      office: formatOfficeCookie({ state, slug }),
      ...((params.post || params.blog) && { preservesContext: true }),
    };
  const isAgentPage = Object.values(params).some((value) => value.includes('agent'));
  return isAgentPage || clearingRoutes.includes(row.name) ? { office: '' } : {};
}
