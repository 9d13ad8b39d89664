import { getBackend } from '../payload';
import { findLogo } from './find-logo';
import { look } from './mail-look';
import { nameMarks } from './name-marks';

const marked = new RegExp(`${nameMarks[0]}([^<]*)${nameMarks[1]}`);
const id = 'logo';

export type Attached = { filename: string; content: string; encoding: 'base64'; cid: string };

/** A mail with the logo of today at its head, which goes with it: nothing is fetched to show it. As it is while there is none, or it cannot be read. */
export async function withLogo<Mail extends { html: string }>(
  mail: Mail,
): Promise<Mail & { attachments?: Attached[] }> {
  const [, name] = marked.exec(mail.html) ?? [];
  if (name === undefined) return mail;
  const logo = await getBackend()
    .then(findLogo)
    .catch(() => null);
  if (!logo) return mail;
  const html = mail.html.replace(
    marked,
    () => `<img src="cid:${id}" alt="${name}" height="40" style="${look.logo}">`,
  );
  const attachments = [
    { filename: 'logo.png', content: logo.toString('base64'), encoding: 'base64', cid: id } as const,
  ];
  return { ...mail, html, attachments };
}
