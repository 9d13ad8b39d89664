/** A possible recipient of a lead; `office` and `agent` are record ids. */
export type LeadRecipient = {
  name: string;
  email: string | null;
  office: number | null;
  agent: number | null;
};

/**
 * Possible recipients by the origin of the form. The agent of the buyer's account comes second once there
 * are accounts.
 */
export type RecipientCandidates = {
  /** Agent whose pages contain the form. */
  agent: LeadRecipient | null;
  /** Agent of the listing. */
  listingAgent: LeadRecipient | null;
  office: LeadRecipient | null;
  network: LeadRecipient;
};

export type RoutingRule = 'agent_branding' | 'listing_agent' | 'office' | 'network';
export type LeadRoute = LeadRecipient & { rule: RoutingRule; steps: string };

/**
 * Selects the recipient: the agent of the page, the agent of the listing, the office, or the network.
 * Candidates without an email address are skipped; `steps` records each decision for the staff.
 */
export function routeLead(candidates: RecipientCandidates, policy: 'nearest' | 'network'): LeadRoute {
  const order: [RoutingRule, LeadRecipient | null, string][] = [
    ['agent_branding', candidates.agent, 'The agent of the page'],
    ['listing_agent', candidates.listingAgent, 'The agent of the listing'],
    ['office', candidates.office, 'The office'],
  ];
  const steps: string[] = policy === 'network' ? ['The form is addressed to the network'] : [];
  for (const [rule, recipient, label] of policy === 'network' ? [] : order) {
    if (recipient?.email)
      return { ...recipient, rule, steps: [...steps, `${label}: ${recipient.name}`].join('\n') };
    steps.push(recipient ? `${label}: ${recipient.name}, without an email address` : `${label}: none`);
  }
  const { network } = candidates;
  const office = candidates.office?.office ?? network.office;
  const networkLabel = network.email
    ? network.name
    : `${network.name}, without an email address: answer it here`;
  return {
    ...network,
    office,
    rule: 'network',
    steps: [...steps, `The network: ${networkLabel}`].join('\n'),
  };
}
