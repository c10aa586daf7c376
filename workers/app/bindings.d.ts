// Written by `npm run types:bindings` from the worker's wrangler.toml.
interface AppBindings {
  PICTURES: R2Bucket;
  DB: D1Database;
  FENCE: RateLimit;
  ASSETS: Fetcher;
  ENVIRONMENT: string;
  VOICE: Fetcher /* groundwork-voice */;
  SEARCH: Fetcher /* groundwork-search */;
  JOBS: Fetcher /* groundwork-jobs */;
}
