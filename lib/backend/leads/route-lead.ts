/** Somebody who may get a lead: how they are reached, and of which records they are. */
export type Recipient = { name: string; email: string | null; office: number | null; agent: number | null };

/** Who is near the page that a lead comes from. The agent of the buyer's account comes second once there are accounts. */
export type Nearby = {
  /** Whose pages it was sent from. */
  agent: Recipient | null;
  /** Who sells the listing that it asks about. */
  listingAgent: Recipient | null;
  office: Recipient | null;
  network: Recipient;
};

export type RoutedBy = 'agent_branding' | 'listing_agent' | 'office' | 'network';
export type Route = Recipient & { by: RoutedBy; steps: string };

/**
 * Who gets a lead: the agent whose pages it was sent from, then the listing's, then the office, then the network. Who has no address is passed over; `steps` says
 * what was decided at each, for staff.
 */
export function routeLead(nearby: Nearby, asks: 'nearest' | 'network'): Route {
  const order: [RoutedBy, Recipient | null, string][] = [
    ['agent_branding', nearby.agent, 'The agent whose pages it was sent from'],
    ['listing_agent', nearby.listingAgent, 'The agent of the listing'],
    ['office', nearby.office, 'The office'],
  ];
  const steps: string[] = asks === 'network' ? ['The form asks the network'] : [];
  for (const [by, recipient, what] of asks === 'network' ? [] : order) {
    if (recipient?.email)
      return { ...recipient, by, steps: [...steps, `${what}: ${recipient.name}`].join('\n') };
    steps.push(recipient ? `${what}: ${recipient.name}, who has no email address` : `${what}: none`);
  }
  const { network } = nearby;
  const office = nearby.office?.office ?? network.office;
  const to = network.email ? network.name : `${network.name}, which has no email address: it waits here`;
  return { ...network, office, by: 'network', steps: [...steps, `The network: ${to}`].join('\n') };
}
