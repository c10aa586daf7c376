/** How many photos a listing has at most, and how large one is. */
export const LISTING_PHOTOS = { count: 8, bytes: 8 * 1024 * 1024 } as const;
