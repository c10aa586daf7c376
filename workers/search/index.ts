import { handleRequest } from "./handle-request.ts";
import { SearchLedger } from "./search-ledger.ts";

// The runtime looks for the Durable Object's class among the exports of the entry.
export { SearchLedger };

export default {
  fetch: (request: Request, env) => handleRequest({ request, env }),
} satisfies ExportedHandler<object>;
