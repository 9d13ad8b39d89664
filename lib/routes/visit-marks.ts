import type { RouteMatch } from './match-route';
import { writeOfficeCookie } from './visitor-cookies';

/**
 * What a page tells the browser of whom a visitor is with from now on (spec sections 2 and 4): an office as its cookie has it, or empty
 * where it is released, and the agent. Pages that say nothing of an office leave it as it is; the agent is left by any page of somebody else.
 */
export type VisitMarks = {
  office?: string;
  agent?: string;
  /** About a record: who is in another office stays there. */
  passing?: true;
  /** The route opts out of scrolling to the top. */
  still?: true;
  /** There is no page at this address: nothing to edit either. */
  missing?: true;
};

/** The marks as attributes of the page's element. */
export const markAttributes = (marks: VisitMarks) => ({
  'data-office': marks.office,
  'data-agent': marks.agent,
  'data-passing': marks.passing,
  'data-still': marks.still,
  'data-missing': marks.missing,
});

/** The pages on which an office is chosen, and the root. Pages that staff make release it, too, when their address speaks of agents (spec section 2). */
const releasing = ['Home', 'Locations', 'StateLocations'];

export const visitMarks = (match: RouteMatch): VisitMarks => ({
  ...companyOf(match),
  ...(match.row.noScroll && { still: true }),
});

function companyOf({ row, params }: RouteMatch): VisitMarks {
  const { state, slug, agent } = params;
  if (row.scope === 'agent' && agent) return { office: '', agent };
  if (row.scope === 'office' && state && slug)
    return {
      office: writeOfficeCookie({ state, slug }),
      ...((params.post || params.blog) && { passing: true }),
    };
  const isOfAgents = Object.values(params).some((word) => word.includes('agent'));
  return isOfAgents || releasing.includes(row.name) ? { office: '' } : {};
}
