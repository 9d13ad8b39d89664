import { block, bound } from '../block';
import { current } from './standard-page';

const tools = { tools: [bound('language-switch', { source: 'languages' })] };

/** The blocks of the header and footer sections of every network. */
export const standardFrame = {
  /** The banner stays hidden until the header's contents have the id of a provider. */
  consent: bound('consent-banner', { source: 'analytics' }),
  officeContext: bound('office-context-bar', { source: 'office', query: current }),
  header: bound('site-header', { source: 'menu', query: { name: 'main' } }, {}, tools),
  signIn: block('sign-in-dialog', {}),
  footer: bound('site-footer', { source: 'menu', query: { name: 'footer' } }),
  countrySelector: bound('country-selector', { source: 'countries' }),
  /** The header and footer of landing pages. */
  logoHeader: block('site-header', {}, tools),
  logoFooter: block('site-footer', {}),
};
