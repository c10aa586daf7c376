import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { flightsCsv } from "~/features/assistant/drone/flights-csv.server.ts";
import { readFlightLog } from "~/features/assistant/drone/missions.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** The flight log of a workspace as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const flights = await readFlightLog(context.db, actor);
  return fileAnswer(flightsCsv(context.language, flights), { name: "flights.csv", kept: true });
}
