import { handleRequest } from "./handle-request.ts";

export default {
  fetch: (request: Request, env) => handleRequest({ request, env }),
} satisfies ExportedHandler<object>;
