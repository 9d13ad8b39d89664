import { type FormPlan, multipleValuesTexts } from '../form-plan';

/** A team member, who can also be an agent with pages of their own. */
export const personPlan: FormPlan = {
  about: 'Those who work here. An agent has pages of their own.',
  above: [['first_name', 'last_name']],
  tabs: [
    {
      label: 'What visitors read',
      fields: ['role', 'about', 'avatar', 'towns', 'languages', 'specialties', 'years_of_experience'],
    },
    {
      label: 'How to reach them',
      description: 'A number or address is on the website only where that is said beside it.',
      fields: [
        ['email', 'email_public'],
        ['mobile_e164', 'mobile_public'],
        ['telephone_number', 'telephone_public'],
        ['phone', 'extension', 'whats_app_number'],
      ],
    },
    {
      label: 'Network',
      description: 'Office editors do not see this.',
      isNetworkOnly: true,
      fields: [['name_id', 'assigned_to']],
    },
  ],
  networkOnly: ['leadership', 'position'],
  fieldTexts: {
    full_name: { label: 'Name' },
    role: { label: 'What they are', placeholder: 'Senior business broker' },
    about: { label: 'About them' },
    avatar: { label: 'Picture' },
    towns: { label: 'Towns they work in', ...multipleValuesTexts },
    languages: { label: 'Languages they speak', ...multipleValuesTexts },
    specialties: { label: 'Trades they know', ...multipleValuesTexts },
    years_of_experience: { label: 'Years of experience' },
    email: { label: 'Email' },
    email_public: { label: 'Show it on the website' },
    mobile_e164: { label: 'Mobile' },
    mobile_public: { label: 'Show it on the website' },
    telephone_number: { label: 'Telephone' },
    telephone_public: { label: 'Show it on the website' },
    phone: { label: 'Telephone on the agent’s page' },
    extension: { label: 'Extension' },
    whats_app_number: { label: 'WhatsApp' },
    leadership: { label: 'Leads the network', description: 'Shown on the page of the leadership team' },
    position: { label: 'Order in teams', description: 'Small numbers stand first' },
    show_on_website: { label: 'On the website' },
    is_agent: { label: 'Is an agent', description: 'Agents have pages of their own' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the name',
    },
    name_id: { label: 'Number in the listing system' },
    assigned_to: { label: 'Who gets their buyers' },
  },
};
