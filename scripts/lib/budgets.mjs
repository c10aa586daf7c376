/**
 * Every budget of the product, once: what `npm test`, `npm run deploy`, `npm run bench`, `npm run bench:joe` and
 * `npm run lighthouse` hold it to.
 */

export const KB = 1024;

/** Bytes after gzip that a page of any language may weigh; the home page is the longest content page. */
export const PAGE = {
  html: 12 * KB,
  /** The home page, long tables, and sheets of codes to print. */
  longHtml: 24 * KB,
  shopHtml: 8 * KB,
  /** JavaScript that runs before anybody touches the page. */
  early: 2 * KB,
  /** Every script between the first touch and rest, however late it is asked for. What a press opens is not among them. */
  script: 100 * KB,
  css: 20 * KB,
  fonts: 45 * KB,
};

/**
 * States that a press leads to and that can be opened by their address, with what they may weigh awake.
 * @type {Record<string, number>}
 */
export const AWAKE_STATES = {
  "/ai-hub?tab=vision": PAGE.script,
  "/ai-hub?tab=voice": PAGE.script,
  "/ai-hub?tab=search": PAGE.script,
  "/auth?mode=sign-up": PAGE.script,
  "/nowhere": PAGE.script,
  "/search?q=stairs": PAGE.script,
  "/blueprint-analyzer?plan=sample": PAGE.script,
};

/**
 * Bytes after gzip that a worker may weigh when it is uploaded. Only those with pages grow with every screen: 1.5 MB with all of
 * them. Texts and long lists lie beside it (docs/decisions/0017-texts-beside-the-worker.md).
 * @type {Partial<Record<import("./wrangler.mjs").WorkerPlace["key"], number>>}
 */
export const WORKER = { app: 1536 * KB, jobs: 1536 * KB };

/** The least share of an empty worker's requests per second, in the same run. */
export const LEAST_RATE = {
  /** Any page that everybody may read, asked for by somebody who owns nothing. */
  anonymous: 0.4,
  home: 0.5,
  /** A member's shop, with one read of the database. */
  member: 0.09,
};

/** How many times a member's shop a search among ten thousand provisions may take, at the median. */
export const SEARCH_TIMES = 10;

/** How soon `npm start` is ready when everything is built. */
export const WARM_START_SECONDS = 5;

/** What an embedded answer of Joe's may take more than an empty request, at the 95th percentile. */
export const JOE_P95_MS = 30;

/** What it may take to compute a schedule of five thousand tasks, at the median. */
export const SCHEDULE_MS = 100;

/** What Lighthouse's phone has to see: scores are 0 to 100, times are milliseconds. */
export const LEAST_SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
export const MOST = { lcp: 1200, tbt: 50, cls: 0 };

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
