import { link } from './block';
import { placeholderText } from './placeholder-text';

export const contactLink = link('Contact us', '/contact-us');
export const forSaleLink = link('Businesses for sale', '/buy-a-business/business-listing-search');

/** The texts of lists without listings. */
export const nothingForSale = { emptyText: 'Nothing is for sale here yet.' };
export const noSales = { emptyText: 'No sales to show yet.' };
export const noSimilar = { emptyText: 'No similar businesses at the moment.' };

/** The heading of a page, and a hint at the text that staff have to write. */
export const unwritten = (heading: string, hint: string) => ({
  heading,
  intro: `${placeholderText}. ${hint}`,
});
