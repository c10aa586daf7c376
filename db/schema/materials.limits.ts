/** A cart holds at most this many of one product: the table refuses more, and so does every form. */
export const MAX_QUANTITY = 99;
