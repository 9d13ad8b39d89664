import { getBackend } from '../../payload';
import { loadLogo } from './load-logo';
import { mailStyles } from './mail-look';
import { senderNameMarkers } from './name-marks';

const senderNamePattern = new RegExp(`${senderNameMarkers[0]}([^<]*)${senderNameMarkers[1]}`);
const logoContentId = 'logo';

export type MailAttachment = { filename: string; content: string; encoding: 'base64'; cid: string };

/**
 * Replaces the sender's name with the current logo, attached to the mail so that no external image is
 * loaded. Returns the mail unchanged when there is no logo or it cannot be read.
 */
export async function withLogo<Mail extends { html: string }>(
  mail: Mail,
): Promise<Mail & { attachments?: MailAttachment[] }> {
  const [, name] = senderNamePattern.exec(mail.html) ?? [];
  if (name === undefined) return mail;
  const logo = await getBackend()
    .then(loadLogo)
    .catch(() => null);
  if (!logo) return mail;
  const html = mail.html.replace(
    senderNamePattern,
    () => `<img src="cid:${logoContentId}" alt="${name}" height="40" style="${mailStyles.logo}">`,
  );
  const attachments = [
    { filename: 'logo.png', content: logo.toString('base64'), encoding: 'base64', cid: logoContentId } as const,
  ];
  return { ...mail, html, attachments };
}
