import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { recordsCsv } from "~/features/equipment/fuel/records.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The tickets of three years for a claim; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const file = await recordsCsv(context, await presentReader(context));
  return fileAnswer(file, { name: "fuel-records.csv", kept: true });
}
