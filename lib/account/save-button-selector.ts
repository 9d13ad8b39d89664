/** The buttons that save a listing: of a card, and others with `data-save`. */
export const saveButtonSelector = '.listing > button, [data-save]';

/** These and the button that saves a search. */
export const pressedSelector = `${saveButtonSelector}, [data-save-search]`;
