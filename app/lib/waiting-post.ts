// What a browser and the site say to one another of a form that waited for the network.

/** For whom a page is, in its answer, so that a browser may keep it. */
export const KEEPER_HEADER = "X-Keeper";
/** For whom a post that waited was written. */
export const WAITING_HEADER = "X-Waiting";
/** How long it waited, in milliseconds. */
export const WAITED_HEADER = "X-Waited";
/** That a post was taken, and where its page would have gone on. */
export const TAKEN_HEADER = "X-Taken";

/** Everybody who is not signed in to this browser. */
export const GUEST = "guest";
/** Whoever holds the link that the page was opened with: its address says who may do what. */
export const LINK = "link";

/**
 * For whom a browser keeps what is written on a page.
 * @param account the mark of who is signed in
 */
export const keeperAt = (pathname: string, account: string | undefined): string =>
  pathname.startsWith("/shared/") ? LINK : (account ?? GUEST);
