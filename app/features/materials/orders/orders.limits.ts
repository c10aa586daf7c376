export const ORDER_LIMITS = {
  /** Characters of a search; the rest is not read. */
  find: 80,
  /** Characters of a view's name, and views of one workspace. */
  viewName: 60,
  views: 20,
  /** Characters of a code. */
  code: 20,
  /** Characters of a cost code. */
  costCode: 40,
  /** Who a gift is for, and what is said with it. */
  giftName: 80,
  giftMessage: 500,
  /** Days within which a gift is taken. */
  giftDays: 90,
  /** What is said of a parcel that is sent ahead. */
  tracking: 500,
  /** Why something is sent back. */
  reason: 500,
} as const;
