import type { PayloadRequest } from 'payload';
import { getStaffMember, isNetworkAdmin } from '../../platform/access/staff-member';
import { CreateNetworkForm } from './create-network-form';
import { findBrandEditorUrl } from './find-brand-editor-url';
import { findPlaceholderPages } from './find-placeholder-pages';
import { isOnboarding, type OnboardingStep, readOnboardingSteps } from './onboarding-steps';

type StaffContext = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/** Dashboard section for administrators that lists the onboarding steps until the network is ready. */
export async function OnboardingChecklist({ payload, user }: StaffContext) {
  if (!isNetworkAdmin(getStaffMember(user))) return null;
  const steps = await readOnboardingSteps({ payload, user });
  if (steps && !isOnboarding(steps))
    return (await findPlaceholderPages({ payload, user })).length > 0 && <NetworkReady />;
  const brandEditorUrl = steps ? await findBrandEditorUrl({ payload, user }) : null;
  const doneCount = steps ? 1 + steps.filter(({ isDone }) => isDone).length : 0;
  return (
    <section className="to-do" aria-labelledby="first-steps">
      <h2 id="first-steps">Your network, step by step</h2>
      <p>{doneCount} of 5 done. Steps are checked off automatically.</p>
      <ol>
        <li>
          <strong>Name the network and create its standard pages</strong>
          {steps ? <DoneMark /> : <CreateNetworkForm />}
          {brandEditorUrl && <a href={brandEditorUrl}>Change the name, the logo or the colours</a>}
        </li>
        {(steps ?? []).map((step) => (
          <ChecklistEntry key={step.title} {...step} />
        ))}
      </ol>
    </section>
  );
}

const NetworkReady = () => (
  <section className="to-do" aria-labelledby="ready">
    <h2 id="ready">Your network is ready</h2>
    <p>
      <a href="/">Go to your website</a>
    </p>
  </section>
);

const DoneMark = () => <span> · done</span>;

function ChecklistEntry({ title, help, to, isDone }: OnboardingStep) {
  return (
    <li>
      {isDone ? <strong>{title}</strong> : <a href={to}>{title}</a>}
      {isDone ? <DoneMark /> : <div>{help}</div>}
    </li>
  );
}
