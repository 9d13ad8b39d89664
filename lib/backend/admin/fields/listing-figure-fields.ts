import type { Field } from 'payload';
import { moneyField } from './money-field';
import { percentField } from './percent-field';
import { getCurrentYear, wholeNumberField } from './whole-number-field';

/** Figures and flags of a listing. Amounts are in pesewas; an empty amount means not disclosed. */
export const listingFigureFields: Field[] = [
  moneyField('asking_price', 'Asking price'),
  moneyField('down_payment', 'Down payment'),
  moneyField('discretionary_earnings', 'Seller’s discretionary earnings'),
  moneyField('total_sales', 'Total sales'),
  moneyField('inventory', 'Inventory'),
  moneyField('furniture_fixtures_equipment', 'Furniture, fixtures and equipment'),
  moneyField('sold_price', 'Sold price'),
  wholeNumberField('seller_terms_months', { min: 1, max: 240 }),
  percentField('seller_terms_rate'),
  wholeNumberField('seller_terms_share', { min: 1, max: 100 }),
  wholeNumberField('employees', { min: 0, max: 100_000 }),
  wholeNumberField('year_established', { min: 1800, max: getCurrentYear }),
  { name: 'reason_for_selling', type: 'text', maxLength: 300 },
  { name: 'confidential', type: 'checkbox', defaultValue: false },
  { name: 'franchisee_operation', type: 'checkbox', defaultValue: false },
  { name: 'relocatable', type: 'checkbox', defaultValue: false },
  { name: 'real_estate_available', type: 'checkbox', defaultValue: false },
  { name: 'real_estate_included', type: 'checkbox', defaultValue: false },
  { name: 'lender_prequalified', type: 'checkbox', defaultValue: false },
];
