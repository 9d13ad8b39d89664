import type { PayloadRequest } from 'payload';
import { isNetworkAdmin, staffMember } from '../access/staff-member';
import { BeginForm } from './begin-form';
import { findLook } from './find-look';
import { isBeginning, readSteps, type Step } from './read-steps';
import { readUnwritten } from './read-unwritten';

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/** On the first screen of the CMS, for administrators, until the network is one: what is to do next. */
export async function FirstSteps({ payload, user }: Asking) {
  if (!isNetworkAdmin(staffMember(user))) return null;
  const steps = await readSteps({ payload, user });
  if (steps && !isBeginning(steps)) return (await readUnwritten({ payload, user })).length > 0 && <Ready />;
  const look = steps ? await findLook({ payload, user }) : null;
  const done = steps ? 1 + steps.filter(({ isDone }) => isDone).length : 0;
  return (
    <section className="to-do" aria-labelledby="first-steps">
      <h2 id="first-steps">Your network, step by step</h2>
      <p>{done} of 5 done. Each step says by itself when it is.</p>
      <ol>
        <li>
          <strong>Name the network and make its standard pages</strong>
          {steps ? <Done /> : <BeginForm />}
          {look && <a href={look}>Change the name, the logo or the colours</a>}
        </li>
        {(steps ?? []).map((step) => (
          <Entry key={step.title} {...step} />
        ))}
      </ol>
    </section>
  );
}

const Ready = () => (
  <section className="to-do" aria-labelledby="ready">
    <h2 id="ready">Your network is ready</h2>
    <p>
      <a href="/">Go to your website</a>
    </p>
  </section>
);

const Done = () => <span> · done</span>;

function Entry({ title, help, to, isDone }: Step) {
  return (
    <li>
      {isDone ? <strong>{title}</strong> : <a href={to}>{title}</a>}
      {isDone ? <Done /> : <div>{help}</div>}
    </li>
  );
}
