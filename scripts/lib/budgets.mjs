/**
 * Every budget of the product, once: what `npm test`, `npm run deploy`, `npm run bench`, `npm run bench:joe` and
 * `npm run lighthouse` hold it to.
 */

export const KB = 1024;

/** Bytes after gzip that a page of any language may weigh; the home page is the longest content page. */
export const PAGE = {
  html: 20 * KB,
  homeHtml: 24 * KB,
  /** JavaScript that runs before anybody touches the page. */
  early: 10 * KB,
  /** 100 KB was wanted; what grows with every screen has taken 2 more (decision 0007). */
  script: 102 * KB,
  /** The start of the day and the scanner come on top; the rest of the page costs no scripts. */
  homeScript: 104 * KB,
  css: 20 * KB,
  fonts: 45 * KB,
};

/**
 * Bytes after gzip that a worker may weigh when it is uploaded. Only the app grows with every screen: 1.5 MB with all of
 * them, about half of which stand.
 * @type {Partial<Record<import("./wrangler.mjs").WorkerPlace["key"], number>>}
 */
export const WORKER = { app: 900 * KB };

/** The least share of an empty worker's requests per second, in the same run. */
export const LEAST_RATE = { home: 0.35, shop: 0.06 };

/** How soon `npm start` is ready when everything is built. */
export const WARM_START_SECONDS = 5;

/** What an embedded answer of Joe's may take more than an empty request, at the 95th percentile. */
export const JOE_P95_MS = 30;

/** What Lighthouse's phone has to see: scores are 0 to 100, times are milliseconds. */
export const LEAST_SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
export const MOST = { lcp: 1200, tbt: 50, cls: 0 };

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
