// Written by `npm run types:bindings` from the worker's wrangler.toml.
interface SearchBindings {
  ENVIRONMENT: string;
  LEDGER: DurableObjectNamespace<import("./index.ts").SearchLedger>;
}
