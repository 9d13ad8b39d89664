import type { OfficeChoice } from './nearest-office';

/** A possible recipient of a lead; `office` and `agent` are record ids. */
export type LeadRecipient = {
  name: string;
  email: string | null;
  office: number | null;
  agent: number | null;
};

/** Possible recipients by the origin of the form and by earlier leads of its sender. */
export type RecipientCandidates = {
  /** Agent whose pages contain the form. */
  agent: LeadRecipient | null;
  /** Agent or office that handles an earlier lead of the sender. */
  assigned: LeadRecipient | null;
  /** Agent of the listing. */
  listingAgent: LeadRecipient | null;
  /** Office whose pages contain the form, of the agent or the listing, or else the remembered one. */
  office: LeadRecipient | null;
  network: LeadRecipient;
};

export type RoutingRule =
  | 'agent_branding'
  | 'assigned'
  | 'listing_agent'
  | 'office'
  | 'territory'
  | 'nearest'
  | 'network';

/** Why no office answers: none is near the place, or the place is unknown. */
export type UnservedReason = 'too-far' | 'unknown-place';

/** `unserved` is null when an office answers, or when the form names no place. */
export type LeadRoute = LeadRecipient & {
  rule: RoutingRule;
  steps: string;
  unserved: UnservedReason | null;
};

type RoutingStep = { rule: RoutingRule; recipient: LeadRecipient | null; step: string };

const withoutEmail = ({ name, email }: LeadRecipient): string =>
  email ? name : `${name}, without an email address`;

const originStep = (rule: RoutingRule, label: string, recipient: LeadRecipient | null): RoutingStep => ({
  ...{ rule, recipient },
  step: `${label}: ${recipient ? withoutEmail(recipient) : 'none'}`,
});

const formatKm = (distance: number): string =>
  distance < 10 ? `${distance.toFixed(1)} km` : `${Math.round(distance)} km`;

/** The entered text may be long; staff find it in the lead. */
const MAX_QUOTED_LENGTH = 80;

function describeChoice(choice: OfficeChoice): RoutingStep {
  const network = (step: string): RoutingStep => ({ rule: 'network', recipient: null, step });
  if (choice.kind === 'no-place') return network('The nearest office: the form names no place');
  if (choice.kind === 'unknown-place')
    return network(`The nearest office: the place “${choice.text.slice(0, MAX_QUOTED_LENGTH)}” is unknown`);
  if (choice.kind === 'too-far') {
    const { office, place, distance } = choice;
    return network(
      office
        ? `No office is near ${place}: the nearest is ${office.name}, ${formatKm(distance)} away`
        : `No office is near ${place}: there are no offices`,
    );
  }
  const { id, name, email } = choice.office;
  const recipient: LeadRecipient = { name, email, office: id, agent: null };
  const reason =
    choice.kind === 'territory'
      ? `The office with the territory ${choice.territory}`
      : `The office nearest to ${choice.place}, at ${formatKm(choice.distance)}`;
  return { rule: choice.kind, recipient, step: `${reason}: ${withoutEmail(recipient)}` };
}

/**
 * Selects the recipient: the agent of the page, the agent or office that handles the sender, the agent of the listing, the
 * office, the office chosen by place, or the network. Candidates without an email address are skipped; `steps` records each decision for the staff.
 */
export function routeLead(
  { agent, assigned, listingAgent, office, network }: RecipientCandidates,
  choice: OfficeChoice,
  policy: 'nearest' | 'network',
): LeadRoute {
  const networkStep = `The network: ${network.email ? network.name : `${withoutEmail(network)}: answer it here`}`;
  if (policy === 'network')
    return {
      ...{ ...network, office: office?.office ?? network.office, rule: 'network', unserved: null },
      steps: ['The form is addressed to the network', networkStep].join('\n'),
    };
  const candidates = [
    originStep('agent_branding', 'The agent of the page', agent),
    originStep('assigned', 'The agent of the buyer, or the agent or office of an earlier lead', assigned),
    originStep('listing_agent', 'The agent of the listing', listingAgent),
    originStep('office', 'The office', office),
    // The office of the page remains responsible when it has no email address.
    ...(office ? [] : [describeChoice(choice)]),
  ];
  const selected = candidates.findIndex(({ recipient }) => recipient?.email);
  const steps = candidates.map(({ step }) => step);
  const { rule, recipient } = candidates[selected] ?? {};
  if (rule && recipient)
    return { ...recipient, rule, steps: steps.slice(0, selected + 1).join('\n'), unserved: null };
  return {
    ...network,
    office: candidates.at(-1)?.recipient?.office ?? network.office,
    rule: 'network',
    steps: [...steps, networkStep].join('\n'),
    unserved: !office && (choice.kind === 'too-far' || choice.kind === 'unknown-place') ? choice.kind : null,
  };
}
