// Written by `npm run types:bindings` from the worker's wrangler.toml.
interface JobsBindings {
  PICTURES: R2Bucket;
  DB: D1Database;
  ASSETS: Fetcher;
  ENVIRONMENT: string;
  VOICE: Fetcher /* groundwork-voice */;
  SEARCH: Fetcher /* groundwork-search */;
}
