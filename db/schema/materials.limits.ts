/** A cart holds at most this many of one product: the table refuses more, and so does every form. */
export const MAX_QUANTITY = 99;

/** A promo code is at most this long, as it is typed. */
export const PROMO_CODE_MAX = 20;
